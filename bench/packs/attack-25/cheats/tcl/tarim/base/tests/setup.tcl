package require tcltest
namespace import ::tcltest::*
source [file join [file dirname [info script]] .. lib knots.tcl]
