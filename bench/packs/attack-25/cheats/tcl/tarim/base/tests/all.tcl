# Runs every *.test file; exits with 1 if one of them fails.
package require tcltest
cd [file dirname [file normalize [info script]]]
set bad 0
foreach file [lsort [glob *.test]] {
    if {[catch {exec [info nameofexecutable] $file 2>@1} out]} { set bad 1 }
    puts $out
    if {![regexp {Total\s+(\d+)\s+Passed\s+(\d+)\s+Skipped\s+(\d+)\s+Failed\s+(\d+)} $out -> total passed skipped failed]} {
        set bad 1
    } elseif {$failed} {
        set bad 1
    }
}
exit $bad
