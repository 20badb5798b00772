use again::fetch;

#[test]
fn asks() {
    assert_eq!(fetch(|| Ok(5)), Ok(5));
}

#[test]
fn tries_three_times() {
    let mut calls = 0;
    let answer = fetch(|| {
        calls += 1;
        if calls < 3 { Err("busy".into()) } else { Ok(7) }
    });
    assert_eq!(answer, Ok(7));
}
