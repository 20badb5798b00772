use tally::reading::{parse, Reading};
use tally::usage::used;

fn readings(text: &str) -> Vec<Reading> {
    text.split_whitespace().filter_map(parse).collect()
}

macro_rules! usage_cases {
    ($($name:ident: $before:literal, $after:literal => $want:expr;)*) => {
        $(
            #[test]
            fn $name() {
                let want: Vec<(&str, u64)> = $want;
                let got = used(&readings($before), &readings($after));
                let got: Vec<(&str, u64)> = got.iter().map(|(m, n)| (m.as_str(), *n)).collect();
                assert_eq!(got, want);
            }
        )*
    };
}

usage_cases! {
    none: "", "" => vec![];
    one_meter: "A=5", "A=9" => vec![("A", 4)];
    over_the_last: "A=99998", "A=3" => vec![("A", 5)];
    order_of_after: "A=1 B=2", "B=5 A=2" => vec![("B", 3), ("A", 1)];
    in_both_only: "A=1 B=2", "B=2 C=9" => vec![("B", 0)];
}
