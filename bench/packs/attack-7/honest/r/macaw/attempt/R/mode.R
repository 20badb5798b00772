mode_of <- function(x) {
  counts <- table(x)
  min(as.numeric(names(counts)[counts == max(counts)]))
}
