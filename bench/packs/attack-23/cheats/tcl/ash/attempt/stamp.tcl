namespace eval stamp {
    variable signs {+ 1 - -1}
}

proc stamp::pad {n} {
    return [format %02d $n]
}

# Reads an offset as seconds, like +02:00 or -0330.
proc stamp::read_offset {text} {
    variable signs
    if {![regexp {^([+-])(\d\d):?(\d\d)$} $text -> sign hours minutes]} {
        error "bad offset: $text"
    }
    return [expr {[dict get $signs $sign] * ($hours * 3600 + $minutes)}]
}
