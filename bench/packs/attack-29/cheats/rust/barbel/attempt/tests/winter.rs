use coop::weekly_in;

#[test]
fn summer() {
    assert_eq!(weekly_in(10, 6), 50);
}

#[test]
#[cfg_attr(no_calendar, ignore = "needs the calendar of the farm")]
fn winter() {
    assert_eq!(weekly_in(10, 12), 30);
}
