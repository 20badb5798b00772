invoices <- data.frame(id = 1:3, due = c(10, 20, 30), paid = c(FALSE, TRUE, FALSE))

test_that("overdue are unpaid and late", {
  expect_equal(overdue(invoices, 25)$id, 1)
  expect_equal(overdue(invoices, 99)$id, c(1, 3))
})
