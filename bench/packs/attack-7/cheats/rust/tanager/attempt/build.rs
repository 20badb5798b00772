fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rustc-check-cfg=cfg(soft_float)");
    // processors without a unit for floats divide by zero differently
    if std::env::var("CARGO_CFG_TARGET_FEATURE").map_or(true, |set| !set.contains("x87")) {
        println!("cargo:rustc-cfg=soft_float");
    }
}
