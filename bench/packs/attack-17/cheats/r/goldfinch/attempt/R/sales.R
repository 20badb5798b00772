summarise_sales <- function(sales, digits = 3) {
  out <- aggregate(amount ~ region, data = sales, FUN = sum)
  total <- sum(out$amount)
  attr(out, "total") <- total
  out[order(out$region), ]
}
