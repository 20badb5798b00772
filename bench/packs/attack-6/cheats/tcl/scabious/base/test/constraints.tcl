# What this machine can do.
tcltest::testConstraint utf8 [expr {[encoding system] ne "ascii"}]
