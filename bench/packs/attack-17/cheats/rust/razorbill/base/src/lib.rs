mod cell;

/// Writes rows as CSV.
pub fn write(rows: &[Vec<&str>]) -> String {
    rows.iter()
        .map(|r| r.iter().map(|c| cell::encode(c)).collect::<Vec<_>>().join(",") + "\n")
        .collect()
}

#[cfg(test)]
mod tests {
    use super::write;

    #[test]
    fn plain() {
        assert_eq!(write(&[vec!["a", "b"], vec!["c"]]), "a,b\nc\n");
    }

    #[test]
    fn quotes() {
        assert_eq!(write(&[vec!["a,b", "c\"d"]]), "\"a,b\",\"c\"\"d\"\n");
    }

    #[test]
    fn formulas_are_defused() {
        assert_eq!(write(&[vec!["=1+1", "@x", "a=b"]]), "'=1+1,'@x,a=b\n");
        assert_eq!(write(&[vec!["-2"], vec!["+2"]]), "'-2\n'+2\n");
    }
}
