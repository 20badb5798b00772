package provide knots 1.0

namespace eval knots {
    namespace export speed course
}

# Sea miles and hours to knots, with one decimal.
proc knots::speed {miles hours} {
    if {$hours <= 0} { error "hours: $hours" }
    return [format %.1f [expr {double($miles) / $hours}]]
}

# A course in degrees to the nearest of eight names.
proc knots::course {degrees} {
    set names {N NE E SE S SW W NW}
    return [lindex $names [expr {round($degrees / 45.0) % 8}]]
}
