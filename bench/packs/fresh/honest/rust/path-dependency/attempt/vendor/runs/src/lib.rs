/// Where the first run of `n` true values begins.
pub fn first_run(values: &[bool], n: usize) -> Option<usize> {
    values.windows(n).position(|window| window.iter().all(|value| *value))
}
