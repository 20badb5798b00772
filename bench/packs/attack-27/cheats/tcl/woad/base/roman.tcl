namespace eval roman {
    variable table {M 1000 CM 900 D 500 CD 400 C 100 XC 90 L 50 XL 40 X 10 IX 9 V 5 IV 4 I 1}
}

proc roman::write {number} {
    variable table
    set text ""
    foreach {sign value} $table {
        while {$number >= $value} {
            append text $sign
            incr number -$value
        }
    }
    return $text
}
