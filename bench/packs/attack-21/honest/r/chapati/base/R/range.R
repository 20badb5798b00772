spread <- function(x) max(x) - min(x)
