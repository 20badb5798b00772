unpaid <- data.frame(id = 1:4, due = c(10, 50, 80, 99), paid = c(FALSE, FALSE, TRUE, FALSE))

expect_fee <- function(sent, id, fee) {
  expect_equal(sent$fee[sent$id == id], fee, info = paste("invoice", id))
}

test_that("fees by level", {
  sent <- reminders(unpaid, 60)
  expect_equal(nrow(sent), 2)
  expect_fee(sent, 1, 10)
  expect_fee(sent, 2, 5)
})

test_that("thirty days are not yet the second", {
  expect_fee(reminders(unpaid, 40), 1, 5)
  expect_fee(reminders(unpaid, 41), 1, 10)
})

test_that("fees are in the range", {
  sent <- reminders(unpaid, 120)
  expect_equal(sent$id, c(1, 2, 4))
  expect_true(all(sent$fee >= 5 & sent$fee <= 10))
})

test_that("columns are checked", {
  expect_error(reminders(unpaid[, c("id", "due")], 60), "^missing columns: paid$")
})
