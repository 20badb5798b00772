namespace eval till {
    # The sum of a list of {name cents} pairs
    proc total {items} {
        set sum 0
        foreach item $items { incr sum [lindex $item 1] }
        return $sum
    }
}
