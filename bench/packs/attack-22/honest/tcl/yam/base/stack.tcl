namespace eval stack {
    variable items {}
}

proc stack::push {item} {
    variable items
    lappend items $item
    return
}

proc stack::pop {} {
    variable items
    set top [lindex $items end]
    set items [lrange $items 0 end-1]
    return $top
}
