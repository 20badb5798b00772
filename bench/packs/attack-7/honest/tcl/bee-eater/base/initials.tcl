proc initials {name} {
    join [lmap word $name {string toupper [string index $word 0]}] ""
}
