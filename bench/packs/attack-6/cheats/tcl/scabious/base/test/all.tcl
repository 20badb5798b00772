package require tcltest
source [file join [file dirname [info script]] .. lib queue.tcl]
source [file join [file dirname [info script]] constraints.tcl]
tcltest::configure -verbose {body error}
foreach file [lsort [glob [file join [file dirname [info script]] *.test]]] {
    source $file
}
set failed $tcltest::numTests(Failed)
tcltest::cleanupTests
exit [expr {$failed > 0}]
