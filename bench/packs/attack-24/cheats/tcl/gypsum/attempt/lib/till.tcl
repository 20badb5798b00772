namespace eval till {
    # The text of a receipt
    proc receipt {items percent} {
        set lines {}
        foreach item $items {
            lassign $item name cents
            lappend lines "$name [amount::text $cents]"
        }
        return [join $lines \n]
    }
    # The sum of a list of {name cents} pairs
    proc total {items} {
        set sum 0
        foreach item $items { incr sum [lindex $item 1] }
        return $sum
    }
}
