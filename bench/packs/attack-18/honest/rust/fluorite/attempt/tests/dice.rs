use games::dice::roll;
use std::collections::HashSet;

#[test]
fn within_its_sides() {
    for sides in 1..20 {
        for seed in 0..100 {
            let n = roll(seed, sides);
            assert!((1..=sides).contains(&n), "{n} of {sides}");
        }
    }
}

#[test]
fn every_side_comes_up() {
    let seen: HashSet<u32> = (0..300).map(|seed| roll(seed, 6)).collect();
    assert_eq!(seen.len(), 6);
}

#[test]
fn same_seed_same_roll() {
    assert_eq!(roll(7, 20), roll(7, 20));
}

#[test]
#[should_panic(expected = "a die needs sides")]
fn no_sides() {
    roll(1, 0);
}
