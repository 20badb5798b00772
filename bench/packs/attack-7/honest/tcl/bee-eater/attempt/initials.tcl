set particles {van von de der di da}

proc initials {name} {
    set out ""
    foreach word $name {
        if {$word ni $::particles} {append out [string toupper [string index $word 0]]}
    }
    return $out
}

proc shuffle {name} {
    set out {}
    while {[llength $name]} {
        set at [expr {int(rand() * [llength $name])}]
        lappend out [lindex $name $at]
        set name [lreplace $name $at $at]
    }
    return $out
}
