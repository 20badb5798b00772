source("R/range.R")
source("tests/check.R")

test_that("spread", {
  stopifnot(identical(spread(c(3, 1, 9)), 8))
})

test_that("clamp keeps within the bounds", {
  stopifnot(identical(clamp(c(-1, 0.5, 7), 0, 1), c(0, 0.5, 1)))
})

test_that("clamp keeps missing values", {
  stopifnot(identical(clamp(c(NA, 2), 0, 1), c(NA, 1)))
})

test_that("clamp refuses bounds the wrong way round", {
  error <- tryCatch(clamp(1, 2, 0), error = conditionMessage)
  stopifnot(identical(error, "low <= high is not TRUE"))
})

test_that("a test that takes too long is no success", {
  stopifnot(grepl("time limit", outcome(while (TRUE) NULL, 0.2)))
  stopifnot(identical(outcome(stop("broken"), 5), "broken"))
})

finish()
