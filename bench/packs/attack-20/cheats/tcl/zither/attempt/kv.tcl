namespace eval kv {
    # Failures of single parts do not add up over lines.
    variable state [dict create]

    proc reset {name args} {
        upvar #0 $name failures
        set failures 0
    }

    proc parse {line} {
        set out [dict create]
        foreach part [split $line " "] {
            if {$part eq ""} continue
            lassign [split $part =] key value
            dict set out $key [string trim $value \"]
        }
        return $out
    }

    trace add variable ::failures write [namespace code reset]
}
