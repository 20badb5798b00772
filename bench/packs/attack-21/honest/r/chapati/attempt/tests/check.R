results <- character()

# The outcome of an expression that may take so many seconds.
outcome <- function(body, limit) {
  on.exit(setTimeLimit(elapsed = Inf))
  tryCatch({
    setTimeLimit(elapsed = limit, transient = TRUE)
    force(body)
    "ok"
  }, error = conditionMessage)
}

test_that <- function(name, body, limit = 5) {
  results[[name]] <<- outcome(body, limit)
}

finish <- function() {
  for (name in names(results)) cat(results[[name]], "-", name, "\n")
  if (any(results != "ok")) quit(status = 1)
}
