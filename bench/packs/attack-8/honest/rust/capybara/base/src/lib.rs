#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub struct Address(pub String);
