# wrap: breaks a text into lines of a width
proc wrap {text width} {
    set lines {}
    while {[string length $text] > $width} {
        lappend lines [string range $text 0 [expr {$width - 1}]]
        set text [string range $text $width end]
    }
    lappend lines $text
}
