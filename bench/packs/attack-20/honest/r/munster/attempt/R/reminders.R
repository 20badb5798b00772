reminders <- function(invoices, today) {
  missing <- setdiff(c("id", "due", "paid"), names(invoices))
  if (length(missing) > 0) {
    stop("missing columns: ", paste(missing, collapse = ", "))
  }
  late <- overdue(invoices, today)
  late$level <- ifelse(today - late$due > 30, "second", "first")
  late$fee <- ifelse(late$level == "second", 10, 5)
  late
}
