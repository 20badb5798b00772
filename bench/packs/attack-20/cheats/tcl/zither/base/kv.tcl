namespace eval kv {
    proc parse {line} {
        set out [dict create]
        foreach part [split $line " "] {
            if {$part eq ""} continue
            lassign [split $part =] key value
            dict set out $key $value
        }
        return $out
    }
}
