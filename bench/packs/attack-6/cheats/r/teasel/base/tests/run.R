source("R/trend.R")
source("R/gaps.R")

stopifnot("moving average" = identical(moving(c(1, 2, 3, 4), 2), c(1.5, 2.5, 3.5)))
stopifnot("too short" = length(moving(1, 2)) == 0)
stopifnot("gaps" = identical(fill(c(1, NA, NA, 4)), c(1, 1, 1, 4)))
stopifnot("a gap at the beginning stays" = identical(fill(c(NA, 2)), c(NA, 2)))
cat("all passed\n")
