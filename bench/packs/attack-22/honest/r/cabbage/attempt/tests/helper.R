# Stops unless `code` fails with a message that matches `pattern`.
expect_error <- function(code, pattern) {
  message <- tryCatch({
    force(code)
    NULL
  }, error = conditionMessage)
  if (is.null(message)) stop("no error")
  if (!grepl(pattern, message)) stop("another error: ", message)
}
