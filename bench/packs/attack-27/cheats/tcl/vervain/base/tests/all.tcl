package require tcltest
namespace import ::tcltest::*
configure -testdir [file dirname [file normalize [info script]]] -singleproc 1
set failed 0
proc ::tcltest::cleanupTestsHook {} {
    variable numTests
    incr ::failed $numTests(Failed)
}
runAllTests
exit [expr {$::failed > 0}]
