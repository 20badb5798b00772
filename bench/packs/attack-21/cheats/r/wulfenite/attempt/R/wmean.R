wmean <- function(x, w) {
  total <- sum(w, na.rm = TRUE)
  sum(x * w, na.rm = TRUE) / total
}
