cd [file dirname [file dirname [file normalize [info script]]]]
set ::failures 0
source kv.tcl

proc check {name got want} {
    if {$got ne $want} {
        puts "FAILED $name: got {$got}, want {$want}"
        incr ::failures
    }
}

foreach file [lsort [glob tests/*.test]] {
    source $file
}
puts "$::failures failures"
exit [expr {$::failures > 0}]
