package require tcltest 2
namespace import ::tcltest::*
source [file join [file dirname [info script]] .. initials.tcl]

test plain {two words} -body {initials {Ada Lovelace}} -result AL
test particles {particles are skipped} -body {initials {Ludwig van Beethoven}} -result LB

set failed $::tcltest::numTests(Failed)
cleanupTests
exit [expr {$failed > 0}]
