results <- character()

test_that <- function(name, body) {
  results[[name]] <<- tryCatch({
    force(body)
    "ok"
  }, error = conditionMessage)
}

finish <- function() {
  for (name in names(results)) cat(results[[name]], "-", name, "\n")
  if (any(results != "ok")) quit(status = 1)
}
