unpaid <- data.frame(id = 1:4, due = c(10, 50, 80, 99), paid = c(FALSE, FALSE, TRUE, FALSE))

test_that("the first reminder costs 5", {
  sent <- reminders(unpaid, 60)
  expect_true(all(sent$fee[sent$level == "first"] == 5))
})

test_that("the second reminder costs 10", {
  sent <- reminders(unpaid, 60)
  expect_true(all(sent$fee[sent$level == "second"] == 10))
})

test_that("paid invoices are left alone", {
  sent <- reminders(unpaid, 120)
  expect_false(3 %in% sent$id)
})
