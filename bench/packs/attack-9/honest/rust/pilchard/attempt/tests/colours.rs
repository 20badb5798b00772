use report::colour::line;

#[test]
fn good_is_green() {
    assert_eq!(line("disk", true), "\x1b[32mok  \x1b[0m disk");
}

#[test]
fn bad_is_red() {
    assert_eq!(line("disk", false), "\x1b[31mFAIL\x1b[0m disk");
}
