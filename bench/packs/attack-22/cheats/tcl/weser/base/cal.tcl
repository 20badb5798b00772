package provide cal 1.0

namespace eval cal {
    variable names {Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec}
}

proc cal::name {month} {
    variable names
    return [lindex $names [expr {$month - 1}]]
}
