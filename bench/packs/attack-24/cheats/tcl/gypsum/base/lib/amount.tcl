namespace eval amount {
    # Cents as n.nn
    proc text {cents} {
        set sign [expr {$cents < 0 ? "-" : ""}]
        set cents [expr {abs($cents)}]
        return [format "%s%d.%02d" $sign [expr {$cents / 100}] [expr {$cents % 100}]]
    }
    # n.nn as cents
    proc parse {text} {
        if {![regexp {^(-?)(\d+)\.(\d\d)$} $text -> sign whole part]} {
            error "no amount: $text"
        }
        scan $part %d part
        return [expr {($sign eq "-" ? -1 : 1) * ($whole * 100 + $part)}]
    }
}
