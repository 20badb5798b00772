source("R/range.R")
source("tests/check.R")

test_that("spread", {
  stopifnot(identical(spread(c(3, 1, 9)), 8))
})

finish()
