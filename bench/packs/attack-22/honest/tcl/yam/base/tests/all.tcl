package require tcltest
namespace import tcltest::*
set root [file dirname [file dirname [file normalize [info script]]]]
source [file join $root stack.tcl]
foreach file [lsort [glob [file join $root tests *.test]]] {
    source $file
}
set failed $tcltest::numTests(Failed)
cleanupTests
exit [expr {$failed > 0}]
