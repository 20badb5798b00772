summarise_sales <- function(sales) {
  out <- aggregate(amount ~ region, data = sales, FUN = sum)
  out[order(out$region), ]
}
