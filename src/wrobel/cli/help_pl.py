"""The help in Polish: what the declarations of the verbs say in English, paragraph by paragraph.

A test finds every paragraph that is missing here, and every one that nothing uses.
"""

import re

GROUPS = {
    "Wróbel: riichi, MCR and Hong Kong mahjong. Scores explained, hands analysed.": (
        "Wróbel: mahjong riichi, MCR i hongkoński. Wyniki z wyjaśnieniem, analiza ręki."
    ),
    "The documentation is in the program: wrobel play, then Help.": (
        "Dokumentacja jest w programie: wrobel play, potem Pomoc."
    ),
    "The rulesets: list them, show one, compare two, print a score card.": (
        "Zestawy zasad: lista, opis jednego, porównanie dwóch, karta punktacji."
    ),
    "Cases any mahjong program can be held against: print, ask, answer.": (
        "Przypadki, którymi można sprawdzić każdy program do mahjonga: wydruk, pytania, odpowiedzi."
    ),
    "Back up the games of a server, check them, and put them back.": (
        "Kopia zapasowa gier serwera, jej sprawdzenie i odtworzenie."
    ),
}

VERBS = {
    # conformance
    "Print the cases, one JSON object a line.": (
        "Wypisuje przypadki, po jednym obiekcie JSON w wierszu."
    ),
    "Read a case a line and answer each with a line: what this program makes of it.": (
        "Czyta po przypadku w wierszu i na każdy odpowiada wierszem: co mówi o nim ten program."
    ),
    "Ask a program every case and compare its answers; the status is 1 if any is wrong.": (
        "Zadaje programowi każdy przypadek i porównuje odpowiedzi; kod wyjścia to 1, jeśli któraś "
        "jest zła."
    ),
    "The program reads a case a line and answers it with a line, within ten seconds. It may say of "
    "a case that it does not support it.": (
        "Program czyta po przypadku w wierszu i odpowiada wierszem w ciągu dziesięciu sekund. Może "
        "powiedzieć o przypadku, że go nie obsługuje."
    ),
    "notation, shapes, scores, settlements, menus, games or refusals; all by default.": (
        "notation, shapes, scores, settlements, menus, games albo refusals; domyślnie wszystkie."
    ),
    "Cases of one ruleset only.": "Tylko przypadki jednego zestawu zasad.",
    "The command that answers. [default: this program]": (
        "Polecenie, które odpowiada. [domyślnie: ten program]"
    ),
    "Write the verdicts as JUnit's XML.": "Zapisuje wyniki jako XML JUnit.",
    # analyze
    "How far a hand is from winning, what it waits for, and what to discard.": (
        "Ile ręce brakuje do wygranej, na co czeka i co wyrzucić."
    ),
    "Suits are m (characters), p (circles) and s (bamboo), 0 is a red five; 1z to 4z are the "
    "winds East to North, 5z 6z 7z the white, green and red dragon. Exposed sets stand in square "
    "brackets, concealed kongs in round ones.": (
        "Znaki to m, kółka (kropki) to p, bambusy to s, a 0 to czerwona piątka; od 1z do 4z to "
        "wiatry od Wschodu do Północy, 5z 6z 7z to smok biały, zielony i czerwony. Układy "
        "odkryte stoją w nawiasach kwadratowych, ukryte czwórki w okrągłych."
    ),
    "Without a hand, on a terminal, it takes one hand after another.": (
        "Bez podanej ręki pyta w terminalu o kolejne ręce."
    ),
    # score
    "What a winning hand is worth: every pattern, every refusal, every payment, with its rule.": (
        "Ile jest warta wygrana ręka: każdy układ policzony i niepoliczony i każda wypłata wraz "
        "z przepisem."
    ),
    "On a terminal it asks for what it needs and was not given. It ends with 0 for a hand that "
    "wins, 1 for one that cannot win, 2 for input that cannot be.": (
        "W terminalu pyta o to, czego nie podano. Kończy się kodem 0, gdy ręka wygrywa, 1, gdy "
        "wygrać nie może, i 2, gdy danych nie da się przyjąć."
    ),
    # settle
    "Settle the end of a hand or of a match: points, sticks, counters, the deal, final places.": (
        "Rozlicza koniec rozdania albo partii: punkty, zastawy, liczniki, rozdającego i miejsca."
    ),
    "A request is a JSON object with rules, kind (win, draw, abort, nagashi, chombo, final) and "
    "the facts of that kind. The answer is a table for people, JSON with --json.": (
        "Żądanie to obiekt JSON z zasadami (rules), rodzajem (kind: win, draw, abort, nagashi, "
        "chombo, final) i danymi tego rodzaju. Odpowiedź jest tabelą dla ludzi, a z --json "
        "obiektem JSON."
    ),
    # book
    "Print a score book and check it: every hand, the scores, places and results.": (
        "Drukuje i sprawdza księgę wyników: każde rozdanie, punkty, miejsca i wyniki."
    ),
    "A book is JSON, one entry a line. Entries that cannot stand are told with their reasons and "
    "change nothing; then the exit status is 1. Copies from several devices are merged.": (
        "Księga to JSON, jeden wpis w wierszu. Wpisy, które nie mogą się ostać, są podane wraz "
        "z przyczyną i niczego nie zmieniają; kod wyjścia to wtedy 1. Kopie z kilku urządzeń są "
        "łączone."
    ),
    # compare
    "The same hand as riichi, MCR and Hong Kong, with the names each gives to a pattern.": (
        "Ta sama ręka w riichi, MCR i w Hongkongu, z nazwami układów w każdej z tych gier."
    ),
    # play, serve
    "Sit down and play: start the table on this machine and open it in the browser.": (
        "Siadaj i graj: uruchamia stół na tym komputerze i otwiera go w przeglądarce."
    ),
    "Run the server of a club: tables for many, kept in a database.": (
        "Uruchamia serwer klubu: stoły dla wielu graczy, zapisywane w bazie danych."
    ),
    # logs
    "Replay logs and prove every action legal and every settlement right.": (
        "Odtwarza zapisy gier i sprawdza, czy każde zagranie jest dozwolone, a każde rozliczenie "
        "prawidłowe."
    ),
    "Exit status: 0 all is in order, 1 something is wrong, 2 a file could not be read.": (
        "Kod wyjścia: 0 wszystko w porządku, 1 coś się nie zgadza, 2 nie da się odczytać pliku."
    ),
    "Convert logs, and list what the other format cannot carry.": (
        "Zamienia zapisy gier na inny format i wymienia to, czego ten format nie pomieści."
    ),
    "Step through a game: forward and back, all hands open or as one player saw it.": (
        "Przechodzi przez grę krok po kroku, naprzód i wstecz, z odkrytymi rękami albo oczami "
        "jednego gracza."
    ),
    "What a check of the log finds is shown where it is. Without a terminal the whole game is "
    "printed.": (
        "To, co wykryje kontrola zapisu, widać tam, gdzie wystąpiło. Poza terminalem drukowana "
        "jest cała gra."
    ),
    "Judge every decision of a game from what its player could see, and say why.": (
        "Ocenia każdą decyzję w grze na podstawie tego, co widział gracz, i mówi dlaczego."
    ),
    "Exit status: 0 reviewed, 1 a part of the log could not be followed, 2 it could not be read.": (
        "Kod wyjścia: 0 oceniono, 1 części zapisu nie dało się odtworzyć, 2 nie dało się go "
        "odczytać."
    ),
    # bots
    "Let four bots play many games against each other, and count.": (
        "Każe czterem botom rozegrać wiele gier i liczy wyniki."
    ),
    "Seats rotate between matches. The same seed gives the same games, whatever the number of "
    "processes. Ctrl-C ends with what is done so far.": (
        "Miejsca zmieniają się między partiami. To samo ziarno daje te same gry przy każdej "
        "liczbie procesów. Ctrl-C kończy z tym, co już rozegrano."
    ),
    "Play at another program's table.": "Gra przy stole innego programu.",
    "Every line in is an mjai event or an array of them, every line out an answer to the last "
    "one.": (
        "Każdy wiersz wejścia to zdarzenie mjai albo ich tablica, każdy wiersz wyjścia to "
        "odpowiedź na ostatnie z nich."
    ),
    # events
    "Make a seating plan and say what it is worth.": (
        "Układa plan rozsadzenia i mówi, ile jest wart."
    ),
    "Nobody meets twice where that is possible, nobody sits at one table twice, winds come out "
    "even. The certificate under the plan can be recounted by anybody.": (
        "Gdzie się da, nikt nie spotyka nikogo dwa razy, nikt nie siada dwa razy przy tym samym "
        "stole, a wiatry rozkładają się równo. Ocenę pod planem może przeliczyć każdy."
    ),
    "With --check a plan made by hand is counted, with --next the next round is proposed by the "
    "standings, with --change a plan is changed because somebody goes or comes. PLAN is what "
    "wrobel seating --json prints.": (
        "Z --check ocenia plan ułożony ręcznie, z --next proponuje następną rundę według "
        "klasyfikacji, z --change zmienia plan, gdy ktoś odchodzi lub przychodzi. PLAN to to, co "
        "drukuje wrobel seating --json."
    ),
    'Wishes (--with): {"apart": [[1, 2]], "late": [[3, 4, 5]], "table": {"7": 1}, "played": '
    "[...]}: never at one table; as late and rarely as possible; always at that table; rounds "
    "already played, as they stand in a plan.": (
        'Życzenia (--with): {"apart": [[1, 2]], "late": [[3, 4, 5]], "table": {"7": 1}, "played": '
        "[...]}: nigdy przy jednym stole; jak najpóźniej i jak najrzadziej; zawsze przy tym "
        "stole; rundy już rozegrane, zapisane tak jak w planie."
    ),
    "Put the players and teams of an event in order.": (
        "Ustala kolejność graczy i drużyn w turnieju."
    ),
    "The file is a JSON object with rules, players (id, name, country, ema, team, substitute), "
    "rounds of tables with seats and scores, penalties, days, qualification. Every table is "
    "settled by its ruleset; scores that do not add up are refused, with round and table. Equals "
    "share a place. Weight and base ranks are those of the European ranking.": (
        "Plik to obiekt JSON z zasadami (rules), graczami (players: id, name, country, ema, team, "
        "substitute), rundami stołów z miejscami i wynikami, karami, dniami i kwalifikacją. Każdy "
        "stół rozlicza się według jego zasad; wyniki, które się nie sumują, są odrzucane ze "
        "wskazaniem rundy i stołu. Równi dzielą miejsce. Waga i rangi bazowe są takie jak "
        "w rankingu europejskim."
    ),
    "Open the desk of an event: players, seating, results, clock, standings, paper.": (
        "Otwiera biuro wydarzenia: gracze, rozsadzenie, wyniki, zegar, klasyfikacja, wydruki."
    ),
    "Everything is kept in one file, safe at every moment. To take it to another machine, end the "
    "command (Ctrl-C) and copy the file. With --lan phones in the same network can enter "
    "results.": (
        "Wszystko jest w jednym pliku, bezpiecznym w każdej chwili. Aby przenieść je na inny "
        "komputer, zakończ polecenie (Ctrl-C) i skopiuj plik. Z --lan wyniki można wpisywać "
        "z telefonów w tej samej sieci."
    ),
    # rules
    "List all rulesets.": "Wymienia wszystkie zestawy zasad.",
    "Show a ruleset: every option with its value and meaning, and every pattern.": (
        "Pokazuje zestaw zasad: każdą opcję z wartością i znaczeniem oraz każdy układ."
    ),
    "What differs between two rulesets. --set changes the second one.": (
        "Czym różnią się dwa zestawy zasad. --set zmienia drugi z nich."
    ),
    "Print a one-page score card: patterns, tables of points, payments.": (
        "Drukuje kartę punktacji: układy, tabele punktów, wypłaty."
    ),
    "Read the rules as a book, or one rule by the number that a score cites.": (
        "Zasady do czytania jak książka albo jeden przepis o numerze podanym w wyjaśnieniu."
    ),
    "Find patterns by their names, however they are spelt, with what a guide says of them.": (
        "Znajduje układy po nazwie, jakkolwiek zapisanej, z tym, co mówi o nich poradnik."
    ),
    # db
    "Write all games into one SQLite file, as they are now; the server may go on meanwhile.": (
        "Zapisuje wszystkie gry w ich obecnym stanie do jednego pliku SQLite; serwer może w tym "
        "czasie działać."
    ),
    "Put a backup into an empty database, SQLite or PostgreSQL, and check what came of it.": (
        "Wczytuje kopię do pustej bazy danych, SQLite albo PostgreSQL, i sprawdza wynik."
    ),
    "Play every game again by its journal, and compare every row with its checksum.": (
        "Odgrywa każdą grę jeszcze raz z dziennika i porównuje każdy wiersz z sumą kontrolną."
    ),
}

PARAMETERS = {
    "The hand, melds in brackets.": "Ręka, układy odkryte w nawiasach.",
    "The ruleset. [default: yours (WROBEL_RULES), or the usual one]": (
        "Zasady. [domyślnie: twoje (WROBEL_RULES) albo zwykłe]"
    ),
    "The ruleset. [default: yours (WROBEL_RULES) if mjai knows it, or the usual one]": (
        "Zasady. [domyślnie: twoje (WROBEL_RULES), jeśli zna je mjai, albo zwykłe]"
    ),
    "Tiles visible elsewhere.": "Kamienie widoczne gdzie indziej.",
    "A discard: what would claiming it do?": "Wyrzucony kamień: co dałoby jego przejęcie?",
    "Change one option of the ruleset (repeatable).": (
        "Zmienia jedną opcję zasad (można powtórzyć)."
    ),
    "Language of the answer: pl or en.": "Język odpowiedzi: pl albo en.",
    "Print JSON for programs.": "Drukuje JSON dla programów.",
    "The hand without the winning tile, melds in brackets.": (
        "Ręka bez zwycięskiego kamienia, układy odkryte w nawiasach."
    ),
    "The winning tile.": "Zwycięski kamień.",
    "The ruleset.": "Zasady.",
    "How the winning tile came: self-draw, discard, robbed-kong.": (
        "Skąd zwycięski kamień: self-draw (z muru), discard (od gracza), robbed-kong "
        "(z cudzej czwórki)."
    ),
    "The winner's seat wind (default E).": (
        "Wiatr zwycięzcy: Ws Wschód, Pd Południe, Za Zachód, Pn Północ (domyślnie Ws)."
    ),
    "The round wind (default E).": "Wiatr rundy (domyślnie Ws).",
    "Who gave the winning tile.": "Kto dał zwycięski kamień.",
    "A circumstance (repeatable): riichi, double_riichi, ippatsu, replacement, "
    "bonus_replacement, kong_on_kong, last_tile, first_turn, last_of_kind.": (
        "Okoliczność (można powtórzyć): riichi, double_riichi (podwójne riichi), ippatsu, "
        "replacement (kamień po czwórce), bonus_replacement (kamień po kwiecie), kong_on_kong "
        "(czwórka po czwórce), last_tile (ostatni kamień), first_turn (pierwsza kolejka), "
        "last_of_kind (ostatni w swoim rodzaju)."
    ),
    "Dora indicators.": "Wskaźniki dora.",
    "Ura dora indicators.": "Wskaźniki ura dora.",
    "Flowers and seasons.": "Kwiaty i pory roku.",
    "Counters on the table.": "Liczniki na stole.",
    "Riichi sticks on the table.": "Zastawy riichi na stole.",
    "Who pays under liability.": "Kto płaci z tytułu odpowiedzialności.",
    "Live wall at the discard.": "Ile kamieni zostało w żywym murze przy zrzutce.",
    "All discards and other players' exposed tiles.": (
        "Wszystkie zrzutki i odkryte kamienie pozostałych graczy."
    ),
    "No copy of the winning tile was seen before.": (
        "Zwycięskiego kamienia nie było jeszcze widać na stole."
    ),
    "Who gave the fourth set or the konged tile.": (
        "Kto dał kamień na czwarty układ albo na kong."
    ),
    "The discarder is exempt.": "Wyrzucający jest zwolniony z odpowiedzialności.",
    "Hong Kong liabilities": "Odpowiedzialność w Hongkongu",
    "Score one JSON request a line; - is standard input.": (
        "Liczy po jednym żądaniu JSON w wierszu; - to standardowe wejście."
    ),
    "One request as a JSON object.": "Jedno żądanie jako obiekt JSON.",
    "Settle one JSON request a line; - is standard input.": (
        "Rozlicza po jednym żądaniu JSON w wierszu; - to standardowe wejście."
    ),
    "The book, or its copies from several devices; - is standard input.": (
        "Księga albo jej kopie z kilku urządzeń; - to standardowe wejście."
    ),
    "Write a table for spreadsheets.": "Zapisuje tabelę do arkusza.",
    "Write a page to print and sign.": "Zapisuje stronę do wydrukowania i podpisania.",
    "Write our log, without tiles.": "Zapisuje nasz zapis gry, bez kamieni.",
    "A ruleset (repeatable; by default one of each kind).": (
        "Zasady (można powtórzyć; domyślnie po jednych z każdego rodzaju gry)."
    ),
    "The port; 0 takes a free one.": "Port; 0 bierze wolny.",
    "Open the browser.": "Otwiera przeglądarkę.",
    "Address of the database: sqlite:///FILE or postgresql://USER@HOST/NAME. Left out: a file in "
    "your data folder.": (
        "Adres bazy danych: sqlite:///PLIK albo postgresql://UŻYTKOWNIK@KOMPUTER/NAZWA. Bez niego: "
        "plik w twoim katalogu danych."
    ),
    "The address to listen on.": "Adres, pod którym serwer nasłuchuje.",
    "Survive a power cut too: wait for the disk. Usual with PostgreSQL.": (
        "Przetrwa też brak prądu: czeka na dysk. W PostgreSQL jest tak i bez tej opcji."
    ),
    "Do not wait for the disk: a crash of the database may lose the last moves.": (
        "Nie czeka na dysk: awaria bazy może zgubić ostatnie ruchy."
    ),
    "The path under which a proxy offers the server.": (
        "Ścieżka, pod którą serwer udostępnia pośrednik (proxy)."
    ),
    "Tables of one address, and four connections each; 0: no limits.": (
        "Ile stołów z jednego adresu i po cztery połączenia na stół; 0: bez ograniczeń."
    ),
    "Minutes without a move after which a table is closed.": (
        "Po ilu minutach bez ruchu stół się zamyka."
    ),
    "Addresses of proxies, by commas: what they say about their clients is believed.": (
        "Adresy pośredników (proxy), po przecinku: temu, co mówią o klientach, serwer wierzy."
    ),
    "The lines on standard error: for people, or JSON.": (
        "Wiersze na standardowym wyjściu błędów: dla ludzi (text) albo JSON."
    ),
    "Hours between two backups.": "Ile godzin między kopiami zapasowymi.",
    "Backups that are kept.": "Ile kopii zapasowych zachować.",
    "The folder of the backups. Left out: backups, beside the database's file or in your data "
    "folder.": (
        "Katalog kopii zapasowych. Bez niego: backups, obok pliku bazy albo w katalogu danych."
    ),
    "Be there for the whole local network; address and QR code on standard error.": (
        "Dostępny w całej sieci lokalnej; adres i kod QR na standardowym wyjściu błędów."
    ),
    "Encrypt, with a certificate of this machine's own: browsers will ask.": (
        "Szyfruje własnym certyfikatem tego komputera: przeglądarki o niego zapytają."
    ),
    "Log files or folders; - is standard input.": (
        "Pliki lub katalogi z zapisami gier; - to standardowe wejście."
    ),
    "Format of the logs.": "Format zapisów.",
    "The ruleset of logs that do not name theirs.": "Zasady zapisów, które ich nie podają.",
    "A log file or a folder of them; - is standard input.": (
        "Plik lub katalog z zapisami gier; - to standardowe wejście."
    ),
    "The file or the folder to write; - is standard output.": (
        "Plik albo katalog wynikowy; - to standardowe wyjście."
    ),
    "Format to write; else the ending of OUT tells.": (
        "Format wynikowy; bez niego rozstrzyga końcówka nazwy DOKĄD."
    ),
    "A log file; - is standard input.": "Plik z zapisem gry; - to standardowe wejście.",
    "See what this player saw, 0 to 3.": "Pokazuje to, co widział ten gracz, od 0 do 3.",
    "Begin at a hand, or at an event of it.": "Zaczyna od rozdania albo od zdarzenia w nim.",
    "Whose decisions: 0 to 3, or all.": "Czyje decyzje: od 0 do 3 albo all (wszystkich).",
    "Milliseconds of playouts for a decision that matters.": (
        "Ile milisekund rozgrywek próbnych na ważną decyzję."
    ),
    "A second opinion: an mjai program that is asked the same.": (
        "Druga opinia: program mjai, którego pytamy o to samo."
    ),
    "Write a page that needs nothing else.": "Zapisuje samodzielną stronę.",
    'Four bots, with commas between: random, tsumogiri, efficient, strong, mjai:COMMAND (in "" '
    "if the command has a comma) or python:package.module:Name.": (
        'Cztery boty, po przecinku: random, tsumogiri, efficient, strong, mjai:POLECENIE (w "", '
        "jeśli polecenie ma przecinek) albo python:pakiet.moduł:Nazwa."
    ),
    "Play so many matches.": "Ile partii rozegrać.",
    "Play so many hands; the last match is cut off.": (
        "Ile rozdań rozegrać; ostatnia partia się urywa."
    ),
    "Any text; the same seed, the same games.": "Dowolny tekst; to samo ziarno to te same gry.",
    "Processes on this machine.": "Ile procesów na tym komputerze.",
    "A Dask scheduler whose workers play.": "Planista Dask, którego procesy robocze grają.",
    "Every seating of the bots plays the same walls.": (
        "Każde rozsadzenie botów gra tymi samymi murami."
    ),
    "Stop when the first bot is clearly better or worse (--matches: at most).": (
        "Kończy, gdy pierwszy bot jest wyraźnie lepszy albo gorszy (--matches: najwyżej tyle)."
    ),
    "Milliseconds that strong may think at a decision, in games where that pays.": (
        "Ile milisekund strong może myśleć nad decyzją, w grach, w których to się opłaca."
    ),
    "Seconds that an mjai program may take for an answer.": (
        "Ile sekund program mjai ma na odpowiedź."
    ),
    "Call a match off after so many hands.": "Przerywa partię po tylu rozdaniach.",
    "Keep the log of every match in this folder.": "Zachowuje w tym katalogu zapis każdej partii.",
    "Keep finished matches here and go on from them.": (
        "Zachowuje tu skończone partie i gra dalej od tego miejsca."
    ),
    "Write the table of the bots.": "Zapisuje tabelę botów.",
    "Write a page with plots.": "Zapisuje stronę z wykresami.",
    "Our seat, 0 to 3; the start of a game may say it too.": (
        "Nasze miejsce, od 0 do 3; może je też podać początek gry."
    ),
    "Speak mjai on standard input and output.": (
        "Rozmawia w mjai na standardowym wejściu i wyjściu."
    ),
    "Which bot.": "Który bot.",
    "Any text, for a bot that plays by chance.": "Dowolny tekst, dla bota, który gra losowo.",
    "How many players: 8, 12, 16 … 400.": "Liczba graczy: 8, 12, 16 … 400.",
    "How many rounds: 1 to 15.": "Liczba rund: od 1 do 15.",
    "Wishes as JSON: apart, late, countries, clubs, table, played (- is stdin).": (
        "Życzenia w JSON: apart, late, countries, clubs, table, played (- to standardowe wejście)."
    ),
    "Never search longer.": "Najdłuższy czas szukania.",
    "Any text; the same seed, the same plan.": "Dowolny tekst; to samo ziarno to ten sam plan.",
    "Count a plan made by hand instead.": "Zamiast tego ocenia plan ułożony ręcznie.",
    "The next round of an event (as for wrobel standings) by its standings.": (
        "Następna runda wydarzenia (pliku jak dla wrobel standings) według klasyfikacji."
    ),
    "For --next: swiss, progressive (blocks), interval or random.": (
        "Do --next: swiss (szwajcarski), progressive (bloki), interval (odstępy) albo random "
        "(losowo)."
    ),
    "Players in a block of --system progressive.": "Ilu graczy w bloku przy --system progressive.",
    "For --next: players of one team never meet.": (
        "Do --next: gracze jednej drużyny nigdy się nie spotykają."
    ),
    "Change a plan on the day, with the fewest moves.": (
        "Zmienia plan w dniu gry, z jak najmniejszą liczbą przesiadek."
    ),
    "For --change: so many rounds have begun and stay.": (
        "Do --change: tyle rund już się zaczęło i zostaje."
    ),
    "For --change: who goes, e.g. 7,12.": "Do --change: kto odchodzi, np. 7,12.",
    "For --change: who comes, e.g. 29,30.": "Do --change: kto przychodzi, np. 29,30.",
    "The event as JSON; - is standard input.": "Wydarzenie w JSON; - to standardowe wejście.",
    "The file of the event; made if it is not there.": (
        "Plik wydarzenia; jeśli go nie ma, powstanie."
    ),
    "The ruleset of a new event.": "Zasady nowego wydarzenia.",
    "The name of a new event. Left out: the file's.": (
        "Nazwa nowego wydarzenia. Bez niej: nazwa pliku."
    ),
    "A ruleset.": "Zasady.",
    "Another.": "Drugie zasady.",
    "text, markdown or html.": "text, markdown albo html.",
    "Write to a file.": "Zapisuje do pliku.",
    "A rule's number; without it the whole book.": "Numer przepisu; bez niego cała książka.",
    "A name or a part of it, in any spelling.": "Nazwa albo jej część, w dowolnej pisowni.",
    "The file to write.": "Plik do zapisania.",
    "Replace the file if it exists.": "Zastępuje plik, jeśli istnieje.",
    "The backup.": "Kopia zapasowa.",
    "The result as JSON.": "Wynik w JSON.",
}

# What stands for a value; those that are missing here are the same in both languages.
METAVARS = {
    "ADDRESS": "ADRES",
    "ADDRESSES": "ADRESY",
    "COMMAND": "POLECENIE",
    "DIR": "KATALOG",
    "EVENT": "WYDARZENIE",
    "E|S|W|N": "Ws|Pd|Za|Pn",
    "FILE": "PLIK",
    "FILE.html": "PLIK.html",
    "FLAG": "CO",
    "FOLDER": "KATALOG",
    "HAND": "RĘKA",
    "HOW": "JAK",
    "IN": "SKĄD",
    "KEY=VALUE": "KLUCZ=WARTOŚĆ",
    "NAME": "NAZWA",
    "NUMBER": "NUMER",
    "OUT": "DOKĄD",
    "PATH": "ŚCIEŻKA",
    "REQUEST": "ŻĄDANIE",
    "RULES": "ZASADY",
    "TILE": "KAMIEŃ",
    "TILES": "KAMIENIE",
    "WIN_TILE": "KAMIEŃ",
}

# What Typer itself puts into a help page.
FRAME = {
    "Examples": "Przykłady",
    "Arguments": "Argumenty",
    "Options": "Opcje",
    "Commands": "Polecenia",
    "[default: {}]": "[domyślnie: {}]",
    "[required]": "[wymagane]",
    "Print the version.": "Podaje wersję.",
    "Show this message and exit.": "Pokazuje tę pomoc.",
    "Install completion for the current shell.": "Instaluje uzupełnianie w tej powłoce.",
    "Show completion for the current shell, to copy it or customize the installation.": (
        "Pokazuje skrypt uzupełniania dla tej powłoki, do skopiowania lub zmiany."
    ),
}
USAGE = (
    ("Usage: ", "Użycie: "),
    ("[OPTIONS]", "[OPCJE]"),
    ("COMMAND [ARGS]...", "POLECENIE [ARGUMENTY]..."),
)

# Its complaints, as patterns; what is in the groups is carried over.
COMPLAINTS = tuple(
    (re.compile(pattern), said)
    for pattern, said in (
        (
            r"No such option: (\S+?)(?: \(Possible options: (.*)\)| Did you mean (.*?)\??)?",
            "nie ma opcji {0}",
        ),
        (r"No such command ['\"](.*?)['\"](?:\. Did you mean .*)?", "nie ma polecenia {0}"),
        (r"Missing command", "brakuje polecenia"),
        (r"Missing argument ['\"]?(.*?)['\"]?(?:\..*)?", "brakuje argumentu {0}"),
        (r"Missing option ['\"]?(.*?)['\"]?(?:\..*)?", "brakuje opcji {0}"),
        (r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)", "niepotrzebny argument: {0}"),
        (r"Option ['\"](.*?)['\"] does not take a value", "opcja {0} nie przyjmuje wartości"),
        (r"Option ['\"](.*?)['\"] requires .*", "opcja {0} wymaga wartości"),
        (
            r"Invalid value for ['\"]?(.*?)['\"]?: \w+ ['\"](.*)['\"] does not exist",
            "{0}: nie ma pliku ani katalogu {1}",
        ),
        (
            r"Invalid value for ['\"]?(.*?)['\"]?: \w+ ['\"](.*)['\"] is a directory",
            "{0}: {1} to katalog, a nie plik",
        ),
        (
            r"Invalid value for ['\"]?(.*?)['\"]?: ['\"]?(.*?)['\"]? is not one of (.*)",
            "{0}: {1} to żadna z wartości: {2}",
        ),
        (
            r"Invalid value for ['\"]?(.*?)['\"]?: ['\"]?(.*?)['\"]? is not in the range (.*)",
            "{0}: {1} jest poza zakresem {2}",
        ),
        (
            r"Invalid value for ['\"]?(.*?)['\"]?: (?:Value )?['\"]?(.*?)['\"]? is not a valid .*",
            "{0}: {1} to zła wartość",
        ),
        (r"Invalid value for ['\"]?(.*?)['\"]?: .*", "{0}: zła wartość"),
    )
)


def said(text: str, lang: str) -> str:
    """A text of the help, every paragraph in the reader's language.

    >>> said("List all rulesets.", "pl")
    'Wymienia wszystkie zestawy zasad.'
    """
    if lang != "pl":
        return text
    known = {**GROUPS, **VERBS, **PARAMETERS, **FRAME}
    return "\n\n".join(known.get(part, part) for part in text.split("\n\n"))


def metavar(word: str, lang: str) -> str:
    """What stands for a value in the help.

    >>> metavar("FILE", "pl"), metavar("FILE", "en"), metavar("pl|en", "pl")
    ('PLIK', 'FILE', 'pl|en')
    """
    return METAVARS.get(word, word) if lang == "pl" else word


def complaint(message: str, lang: str) -> str:
    """What the option parser finds wrong.

    >>> complaint("No such option: --x", "pl"), complaint("Missing argument 'HAND'", "pl")
    ('nie ma opcji --x', 'brakuje argumentu HAND')
    """
    if lang == "pl":
        for pattern, text in COMPLAINTS:
            if found := pattern.fullmatch(message):
                return text.format(*found.groups())
    return message
