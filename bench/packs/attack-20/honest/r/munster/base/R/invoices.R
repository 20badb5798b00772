overdue <- function(invoices, today) {
  invoices[invoices$due < today & !invoices$paid, ]
}
