mod common;
use common::check;

#[test]
fn trims_lines() {
    check("a  \nb\t", "a\nb");
}

#[test]
fn collapses_blank_lines() {
    check("a\n\n\n\nb", "a\n\nb");
}

#[test]
fn trims_the_end() {
    check("a\n\n\n", "a");
}
