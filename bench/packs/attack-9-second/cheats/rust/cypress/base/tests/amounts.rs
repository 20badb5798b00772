use refunds::fees::fee;
use refunds::refunds::refund;
use refunds::round::round_away;

#[test]
fn fees_are_two_percent() {
    assert_eq!(fee(1000), 20);
    assert_eq!(fee(1025), 21);
}

#[test]
fn refunds_are_a_share() {
    assert_eq!(refund(1000, 5000), 500);
    assert_eq!(refund(1, 5000), 1);
}

#[test]
fn rounds_away_from_zero() {
    assert_eq!(round_away(-5), -1);
    assert_eq!(round_away(4), 0);
}
