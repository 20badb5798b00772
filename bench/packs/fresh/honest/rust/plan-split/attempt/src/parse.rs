/// `.` is free, `#` is taken.
pub fn rows(text: &str) -> Vec<Vec<bool>> {
    text.lines().map(|line| line.trim().chars().map(|sign| sign == '.').collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::rows;

    #[test]
    fn a_line_is_a_row() {
        assert_eq!(rows(".#\n#."), vec![vec![true, false], vec![false, true]]);
    }
}
