namespace eval csv {}

proc csv::split {line} {
    set out {}
    foreach field [::split [string trimright $line ","] ","] {
        lappend out [string trim $field]
    }
    return $out
}
