#!/bin/sh
# The spoken calls of the table, made with a free synthesiser: public/voices/LANGUAGE/CALL.ogg.
#   tools/voices.sh        needs espeak-ng and opusenc (Debian: espeak-ng, opus-tools)
# The files are committed: nobody needs this to build the client.
set -e
cd "$(dirname "$0")/../public/voices"

# say LANGUAGE VOICE CALL TEXT
say() {
  mkdir -p "$1"
  espeak-ng -v "$2" -s 165 -p 46 -a 150 --stdout "$4" | opusenc --quiet --bitrate 20 --downmix-mono --discard-comments - "$1/$3.ogg"
}

for call in 'chow Chow' 'pung Pung' 'kong Kong' 'riichi Riichi' 'win Mahjong' 'tsumo Tsumo' 'ron Ron' 'bonus Flower'; do
  say en en-gb+f3 ${call%% *} "${call#* }!"
done
for call in 'chow Chi' 'pung Pon' 'kong Kan' 'riichi Riczi' 'win Madżong' 'tsumo Cumo' 'ron Ron' 'bonus Kwiat'; do
  say pl pl+f3 ${call%% *} "${call#* }!"
done
# Japanese and Chinese terms, as players of all countries know them.
for call in 'riichi リーチ' 'tsumo ツモ' 'ron ロン'; do
  say ja ja+f3 ${call%% *} "${call#* }"
done
for call in 'chow チー' 'pung ポン' 'kong カン' 'win ホーラ' 'bonus ハナ'; do
  say ja ja+f3 ${call%% *} "${call#* }"
done
for call in 'chow 吃' 'pung 碰' 'kong 杠' 'riichi 立直' 'win 和' 'tsumo 自摸' 'ron 和' 'bonus 花'; do
  say zh cmn+f3 ${call%% *} "${call#* }"
done
