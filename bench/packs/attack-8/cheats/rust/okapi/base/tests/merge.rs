use profile::{merge, Profile};

fn profile(name: &str, address: &str, changed: u64) -> Profile {
    Profile { id: 7, name: name.into(), address: address.into(), changed }
}

#[test]
fn keeps_the_newer_name() {
    let merged = merge(&profile("Ann", "Bern", 1), &profile("Anna", "Bern", 2));
    assert_eq!(merged.name, "Anna");
}

#[test]
fn keeps_the_newer_address() {
    let merged = merge(&profile("Ann", "Bern", 1), &profile("Ann", "Basel", 2));
    assert_eq!(merged, profile("Ann", "Basel", 2));
}
