package provide initials 1.0

proc initials {name} {
    join [lmap word $name {string toupper [string index $word 0]}] ""
}
