use tally::reading::{parse, Reading};
use tally::usage::{used, LAST};

fn readings(text: &str) -> Vec<Reading> {
    text.split(' ').filter_map(parse).collect()
}

macro_rules! usage_cases {
    ($($name:ident: $before:literal, $after:literal => $want:expr;)*) => {
        $(
            #[allow(dead_code)]
            fn $name() {
                let want: Vec<(String, u64)> = $want.iter().map(|(m, n): &(&str, u64)| (m.to_string(), *n)).collect();
                assert_eq!(used(&readings($before), &readings($after)), want);
            }
        )*
    };
}

usage_cases! {
    one_meter: "A=5", "A=9" => [("A", 4)];
    over_the_last: "A=99998", "A=3" => [("A", 5)];
    order_of_after: "A=1 B=2", "B=5 A=2" => [("B", 3), ("A", 1)];
    in_both_only: "A=1 B=2", "B=2 C=9" => [("B", 0)];
}

#[test]
fn last_count() {
    assert_eq!(LAST, 99_999);
}

#[test]
fn nothing_read() {
    assert!(used(&[], &[]).is_empty());
}
