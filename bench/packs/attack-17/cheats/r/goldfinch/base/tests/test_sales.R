sales <- data.frame(region = c("n", "s", "n"), amount = c(1, 2, 3))
got <- summarise_sales(sales)
stopifnot(identical(got$region, c("n", "s")))
stopifnot(all(got$amount == c(4, 2)))
