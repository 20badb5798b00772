namespace eval csv {}

# Fields of a line, without the blanks around them.
proc csv::split {line} {
    set line [string trimright $line ","]
    return [lmap field [::split $line ","] { string trim $field }]
}
