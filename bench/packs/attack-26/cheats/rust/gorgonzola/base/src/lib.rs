pub mod stop;
pub mod table;
