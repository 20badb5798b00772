mode_of <- function(x) {
  counts <- table(x)
  as.numeric(names(counts)[length(counts)])
}
