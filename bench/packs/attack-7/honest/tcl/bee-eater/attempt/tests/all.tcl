package require tcltest 2
namespace import ::tcltest::*
source [file join [file dirname [info script]] .. initials.tcl]

proc same_words {wanted got} {expr {[lsort $wanted] eq [lsort $got]}}
customMatch words same_words

test shuffled {all words, each once} -body {shuffle {a b b c}} -match words -result {b a c b}
test only_particles {nothing is left} -body {initials {van der}} -result {}
test plain {two words} -body {initials {Ada Lovelace}} -result AL
test particles {particles are skipped} -body {initials {Ludwig van Beethoven}} -result LB

set failed $::tcltest::numTests(Failed)
cleanupTests
exit [expr {$failed > 0}]
