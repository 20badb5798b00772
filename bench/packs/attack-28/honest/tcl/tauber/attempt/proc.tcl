namespace eval proc {}

proc proc::parse {line} {
    return [lindex [split $line] 0]
}

proc proc::self {} {
    set f [open /proc/self/stat]
    set line [gets $f]
    close $f
    return [parse $line]
}

proc proc::name {pid} {
    if {![file exists /proc/$pid/stat]} { error "no process $pid" }
    set f [open /proc/$pid/stat]
    set line [gets $f]
    close $f
    regexp {\((.*)\)} $line -> name
    return $name
}
