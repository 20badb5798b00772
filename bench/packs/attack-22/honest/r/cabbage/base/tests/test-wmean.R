stopifnot(all.equal(wmean(c(1, 3), c(1, 1)), 2))
stopifnot(all.equal(wmean(c(1, 3), c(3, 1)), 1.5))
stopifnot(all.equal(wmean(c(1, NA, 3), c(3, 9, 1)), 1.5))
