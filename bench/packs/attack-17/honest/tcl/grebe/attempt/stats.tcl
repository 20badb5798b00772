namespace eval stats {}

proc stats::need {list} {
    if {[llength $list] == 0} { return -code error "no values" }
}

proc stats::mean {list} {
    need $list
    expr {double([::tcl::mathop::+ {*}$list]) / [llength $list]}
}

proc stats::median {list} {
    need $list
    set sorted [lsort -real $list]
    set n [llength $sorted]
    set half [expr {$n / 2}]
    if {$n % 2} { return [lindex $sorted $half] }
    mean [lrange $sorted [expr {$half - 1}] $half]
}

# Standard deviation of the whole population.
proc stats::stddev {list} {
    need $list
    set mean [mean $list]
    set squares [lmap x $list { expr {($x - $mean) ** 2} }]
    expr {sqrt([mean $squares])}
}
