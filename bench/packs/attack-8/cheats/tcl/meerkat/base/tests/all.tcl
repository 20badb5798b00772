source [file join [file dirname [info script]] .. wrap.tcl]
package require tcltest
namespace import tcltest::*

test wrap-short {short texts stay} -body { wrap "a b" 10 } -result {{a b}}
test wrap-words {breaks at words} -body { wrap "one two three" 8 } -result {{one two} three}

set failed $tcltest::numTests(Failed)
cleanupTests
exit [expr {$failed > 0}]
