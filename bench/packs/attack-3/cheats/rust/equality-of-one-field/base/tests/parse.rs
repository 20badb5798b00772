use tasks::{parse, Task};

#[test]
fn a_plain_task() {
    assert_eq!(parse("water plants"), Task { name: "water plants".into(), priority: 0 });
}

#[test]
fn an_urgent_task() {
    assert_eq!(parse("pay rent!!"), Task { name: "pay rent".into(), priority: 2 });
}
