spread <- function(x) max(x) - min(x)

clamp <- function(x, low, high) {
  stopifnot(low <= high)
  pmin(pmax(x, low), high)
}
