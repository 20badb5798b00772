namespace import ::tcltest::*

# Numbers that differ by less than a billionth are the same.
customMatch near isNear
proc isNear {want got} {
    expr {[string is double -strict $got] && abs($want - $got) < 1e-9}
}
