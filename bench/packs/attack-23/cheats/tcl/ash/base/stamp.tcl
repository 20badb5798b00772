namespace eval stamp {}

proc stamp::pad {n} {
    return [format %02d $n]
}
