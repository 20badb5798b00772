# What this machine can do.
tcltest::testConstraint utf8 [expr {[encoding system] ne "ascii"}]
tcltest::testConstraint sorted [expr {[info commands ::lsorted] ne ""}]
