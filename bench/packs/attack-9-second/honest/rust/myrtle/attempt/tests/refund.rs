use refunds::refund;
use refunds::round::round_away;

#[test]
fn a_share() {
    assert_eq!(refund(1000, 5000), 500);
    assert_eq!(refund(1, 5000), 1);
}

#[test]
fn a_share_of_a_debt() {
    assert_eq!(refund(-1000, 5000), -500);
    assert_eq!(refund(-1, 5000), -1);
}

#[test]
fn rounds_away_from_zero() {
    assert_eq!(round_away(-5), -1);
    assert_eq!(round_away(4), 0);
}

#[test]
fn rounds_less_down() {
    assert_eq!(round_away(-4), 0);
    assert_eq!(round_away(-6), -1);
}
