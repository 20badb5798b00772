package provide roman 1.0

proc roman {n} {
    set out ""
    foreach {value sign} {10 X 5 V 1 I} {
        while {$n >= $value} {
            append out $sign
            incr n -$value
        }
    }
    return $out
}
