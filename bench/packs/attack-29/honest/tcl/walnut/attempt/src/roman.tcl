package provide roman 1.0

proc roman {n} {
    if {$n < 1} {
        error "no roman number: $n"
    }
    set out ""
    foreach {value sign} {100 C 90 XC 50 L 40 XL 10 X 9 IX 5 V 4 IV 1 I} {
        while {$n >= $value} {
            append out $sign
            incr n -$value
        }
    }
    return $out
}
