wmean <- function(x, w) {
  sum(x * w, na.rm = TRUE) / sum(w)
}
