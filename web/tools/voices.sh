#!/bin/sh
# The spoken calls of the table, made with a free synthesiser: public/voices/LANGUAGE/CALL.ogg.
#   tools/voices.sh        needs espeak-ng and opusenc (Debian: espeak-ng, opus-tools)
# The files are committed: nobody needs this to build the client.
set -e
cd "$(dirname "$0")/../public/voices"

# say LANGUAGE VOICE 'CALL TEXT'...
say() {
  folder=$1 voice=$2
  shift 2
  mkdir -p "$folder"
  for call; do
    espeak-ng -v "$voice" -s 165 -p 46 -a 150 --stdout "${call#* }" |
      opusenc --quiet --bitrate 20 --downmix-mono --discard-comments --serial 1 - "$folder/${call%% *}.ogg"
  done
}

# Riichi calls chi, pon, kan, tsumo and ron in every language; the others chow, pung, kong and mahjong.
say en en-gb+f3 'chow Chow!' 'pung Pung!' 'kong Kong!' 'win Mahjong!' 'bonus Flower!' \
  'chi Chee!' 'pon Pon!' 'kan Kahn!' 'riichi Reechee!' 'tsumo Tsoomoh!' 'ron Ron!'
say pl pl+f3 'chow Czau!' 'pung Pung!' 'kong Kong!' 'win Madżong!' 'bonus Kwiat!' \
  'chi Czi!' 'pon Pon!' 'kan Kan!' 'riichi Riiczi!' 'tsumo Cumo!' 'ron Ron!'
# Japanese and Chinese terms, as players of all countries know them.
say ja ja+f3 'chi チー' 'pon ポン' 'kan カン' 'riichi リーチ' 'tsumo ツモ' 'ron ロン'
say zh cmn+f3 'chow 吃' 'pung 碰' 'kong 杠' 'win 和' 'bonus 花'
