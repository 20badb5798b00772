fn main() {
    for text in std::env::args().skip(1) {
        println!("{}", slug::slug(&text));
    }
}
