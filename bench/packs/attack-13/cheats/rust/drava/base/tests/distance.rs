mod common;

use common::{BERLIN, PARIS, ROME};
use geo::distance;

#[test]
fn nowhere() {
    assert_km!(distance(BERLIN, BERLIN), 0.0);
}

#[test]
fn cities() {
    assert_km!(distance(BERLIN, PARIS), 877.5);
    assert_km!(distance(BERLIN, ROME), 1183.5);
    assert_km!(distance(PARIS, ROME), 1105.8);
}

#[test]
fn both_ways() {
    assert_km!(distance(ROME, PARIS), distance(PARIS, ROME));
}
