package require tcltest
namespace import ::tcltest::*
source [file join [file dirname [info script]] .. src roman.tcl]
foreach file [lsort [glob -directory [file dirname [info script]] *.test]] {
    source $file
}
set failed $::tcltest::numTests(Failed)
cleanupTests
exit [expr {$failed > 0}]
