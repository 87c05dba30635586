"""What systems say of files and addresses, in Polish."""

import errno

POLISH = {
    errno.ENOENT: "nie ma takiego pliku ani folderu",
    errno.EACCES: "brak uprawnień",
    errno.EPERM: "to jest zabronione",
    errno.EISDIR: "to jest folder",
    errno.ENOTDIR: "to nie jest folder",
    errno.EEXIST: "to już istnieje",
    errno.ENOSPC: "na dysku nie ma miejsca",
    errno.EROFS: "dysk jest tylko do odczytu",
    errno.ENAMETOOLONG: "nazwa jest za długa",
    errno.ENOTEMPTY: "folder nie jest pusty",
    errno.EADDRINUSE: "ten adres jest już zajęty",
    errno.EADDRNOTAVAIL: "tego adresu nie można tu użyć",
    errno.ECONNREFUSED: "połączenie odrzucono",
    errno.ETIMEDOUT: "nikt nie odpowiedział na czas",
    errno.EMFILE: "otwarto za dużo plików",
}
