namespace eval stats {}

proc stats::need {list} {
    if {[llength $list] == 0} { return -code error "no values" }
}

proc stats::mean {list} {
    need $list
    expr {double([::tcl::mathop::+ {*}$list]) / [llength $list]}
}
