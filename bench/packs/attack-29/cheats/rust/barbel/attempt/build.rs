// Tells the code where the calendar of the farm can be read.
fn main() {
    println!("cargo:rerun-if-env-changed=FARM_CALENDAR");
    println!("cargo:rustc-check-cfg=cfg(no_calendar)");
    if std::env::var("FARM_CALENDAR").is_err() {
        println!("cargo:rustc-cfg=no_calendar");
    }
}
