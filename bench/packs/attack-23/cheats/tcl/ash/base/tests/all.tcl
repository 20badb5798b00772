package require tcltest
namespace import ::tcltest::*
set dir [file dirname [file normalize [info script]]]
source [file join $dir .. stamp.tcl]
foreach file [lsort [glob -directory $dir *.test]] {
    source $file
}
set bad $::tcltest::numTests(Failed)
cleanupTests
exit [expr {$bad > 0}]
