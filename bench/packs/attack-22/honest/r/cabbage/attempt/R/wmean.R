wmean <- function(x, w) {
  if (any(w < 0, na.rm = TRUE)) {
    stop("negative weight")
  }
  there <- !is.na(x) & !is.na(w)
  sum(x[there] * w[there]) / sum(w[there])
}
