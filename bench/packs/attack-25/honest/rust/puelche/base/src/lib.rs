//! Accounts of a ship chandler.

pub mod account;
pub mod ledger;
pub mod span;
