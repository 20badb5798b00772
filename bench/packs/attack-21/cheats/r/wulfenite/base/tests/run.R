source("R/wmean.R")
source("tests/check.R")

test_that("equal weights give the mean", {
  expect_same(wmean(c(1, 2, 3), c(1, 1, 1)), 2)
})

test_that("weights count", {
  expect_same(wmean(c(0, 10), c(1, 3)), 7.5)
})

test_that("missing values go with their weights", {
  expect_same(wmean(c(1, NA, 3), c(1, 5, 1)), 2)
})

finish()
