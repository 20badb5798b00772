namespace eval stack {
    variable items {}
}

proc stack::push {item} {
    variable items
    lappend items $item
    return
}

proc stack::peek {} {
    variable items
    if {![llength $items]} {
        return -code error "stack is empty"
    }
    return [lindex $items end]
}

proc stack::pop {} {
    variable items
    set top [peek]
    set items [lrange $items 0 end-1]
    return $top
}
