"""What systems say of files and addresses, in Polish."""

import errno

POLISH = {
    errno.ENOENT: "nie ma takiego pliku ani katalogu",
    errno.EACCES: "brak uprawnień",
    errno.EPERM: "to jest zabronione",
    errno.EISDIR: "to jest katalog",
    errno.ENOTDIR: "to nie jest katalog",
    errno.EEXIST: "to już istnieje",
    errno.ENOSPC: "na dysku nie ma miejsca",
    errno.EROFS: "dysk jest tylko do odczytu",
    errno.ENAMETOOLONG: "nazwa jest za długa",
    errno.ENOTEMPTY: "katalog nie jest pusty",
    errno.EADDRINUSE: "ten adres jest już zajęty",
    errno.EADDRNOTAVAIL: "tego adresu nie można tu użyć",
    errno.ECONNREFUSED: "połączenie odrzucono",
    errno.ETIMEDOUT: "nikt nie odpowiedział na czas",
    errno.EMFILE: "otwarto za dużo plików",
}
