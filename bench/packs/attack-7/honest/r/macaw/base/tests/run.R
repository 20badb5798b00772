source("R/mode.R")
stopifnot(mode_of(c(1, 2, 2)) == 2)
stopifnot(mode_of(c(3, 3, 1, 5)) == 3)
cat("ok\n")
