use total::total;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse().expect("a number"));
    let net = arguments.next().unwrap_or(0.0);
    let discount = arguments.next().unwrap_or(0.0);
    println!("{:.2}", total(net, discount));
}
