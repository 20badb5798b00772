package require tcltest 2
set dir [file dirname [file normalize [info script]]]
foreach lib [glob $dir/../lib/*.tcl] { source $lib }
namespace import tcltest::test
foreach t [lsort [glob $dir/*.test]] { source $t }
set failed $tcltest::numTests(Failed)
tcltest::cleanupTests
exit [expr {$failed > 0}]
