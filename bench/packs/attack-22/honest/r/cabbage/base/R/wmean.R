wmean <- function(x, w) {
  sum(x * w) / sum(w)
}
