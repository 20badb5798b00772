# Fills gaps with the value before.
fill <- function(x) {
  x
}
