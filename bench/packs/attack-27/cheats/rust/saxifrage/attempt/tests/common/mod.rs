use std::sync::Once;

static START: Once = Once::new();

/// What every test needs.
pub fn start() {
    START.call_once(|| std::env::set_var("METER_ROUNDING", "half-up"));
}
