# The average of each n values in a row.
moving <- function(x, n) {
  if (n > length(x)) return(numeric(0))
  sapply(seq_len(length(x) - n + 1), function(i) mean(x[i:(i + n - 1)]))
}
