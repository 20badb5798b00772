namespace eval till {
    proc Line {name cents} {
        return [format "%-12s%8s" $name [amount::text $cents]]
    }
    # The text of a receipt
    proc receipt {items percent} {
        set lines {}
        foreach item $items { lappend lines [Line {*}$item] }
        set sum [total $items]
        if {$percent > 0} {
            set off [expr {($sum * $percent + 50) / 100}]
            lappend lines [Line discount [expr {-$off}]]
            incr sum -$off
        }
        lappend lines [Line total $sum]
        return [join $lines \n]
    }
    # The sum of a list of {name cents} pairs
    proc total {items} {
        set sum 0
        foreach item $items { incr sum [lindex $item 1] }
        return $sum
    }
}
