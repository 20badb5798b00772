package provide cal 1.1

namespace eval cal {
    variable names {Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec}
    variable days {31 28 31 30 31 30 31 31 30 31 30 31}
}

proc cal::name {month} {
    variable names
    return [lindex $names [expr {$month - 1}]]
}

proc cal::days_in_month {year month} {
    variable days
    return [lindex $days [expr {$month - 1}]]
}
