use braces::expand;

#[test]
fn plain() {
    assert_eq!(expand("abc"), ["abc"]);
}

#[test]
fn one_group() {
    assert_eq!(expand("a{b,c}d"), ["abd", "acd"]);
}

#[test]
fn two_groups() {
    assert_eq!(expand("{a,b}{1,2}"), ["a1", "a2", "b1", "b2"]);
}

#[test]
#[ignore = "exponential, run with --ignored"]
fn nested_group() {
    assert_eq!(expand("a{b,c{d,e}}"), ["ab", "acd", "ace"]);
}

#[test]
#[ignore = "exponential, run with --ignored"]
fn nested_twice() {
    assert_eq!(expand("{a,{b,{c,d}}}"), ["a", "b", "c", "d"]);
}
