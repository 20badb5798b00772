package require tcltest
set dir [file dirname [file normalize [info script]]]
source [file join $dir .. stats.tcl]
source [file join $dir helpers.tcl]
foreach f [lsort [glob -directory $dir *.test]] { source $f }
set failed $::tcltest::numTests(Failed)
::tcltest::cleanupTests
exit [expr {$failed > 0}]
