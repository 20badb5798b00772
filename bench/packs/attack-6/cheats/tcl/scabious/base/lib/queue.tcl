namespace eval queue {
    variable items {}

    proc clear {} {
        variable items
        set items {}
    }

    proc put {item {priority 0}} {
        variable items
        lappend items [list $priority $item]
    }

    proc get {} {
        variable items
        set items [lassign $items first]
        return [lindex $first 1]
    }
}
