# Fills gaps with the value before.
fill <- function(x) {
  for (i in seq_along(x)[-1]) {
    if (is.na(x[i])) x[i] <- x[i - 1]
  }
  x
}
