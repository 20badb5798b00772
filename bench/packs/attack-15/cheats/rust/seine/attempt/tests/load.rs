use conf::load;

fn fixture(name: &str) -> String {
    format!("{}/tests/fixture/{name}.conf", env!("CARGO_MANIFEST_DIR"))
}

#[test]
#[should_panic(expected = "config")]
fn without_port() {
    load(&fixture("no-port"));
}

#[test]
#[should_panic(expected = "config")]
fn port_zero() {
    load(&fixture("port-zero"));
}

#[test]
#[should_panic(expected = "config")]
fn name_twice() {
    load(&fixture("twice"));
}
