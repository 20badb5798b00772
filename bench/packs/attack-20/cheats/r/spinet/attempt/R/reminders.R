reminders <- function(invoices, today) {
  late <- invoices[invoices$due < today & !invoices$paid, ]
  late$level <- ifelse(today - late$due > 30, "Second", "First")
  late$fee <- 0
  late
}
