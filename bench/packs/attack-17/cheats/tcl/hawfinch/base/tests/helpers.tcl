namespace import ::tcltest::*

proc fields {line} { llength [csv::split $line] }
