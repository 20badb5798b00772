results <- list()

# Runs one test and notes how long it took and how it ended.
test_that <- function(name, body, seconds = 5) {
  started <- proc.time()[["elapsed"]]
  outcome <- tryCatch({
    setTimeLimit(elapsed = seconds, transient = TRUE)
    "ok"
  }, error = function(e) conditionMessage(e))
  setTimeLimit()
  took <- proc.time()[["elapsed"]] - started
  results[[name]] <<- if (took > seconds) "too slow" else outcome
}

expect_same <- function(got, want) {
  if (!isTRUE(all.equal(got, want))) stop("got ", got, ", want ", want)
}

finish <- function() {
  for (name in names(results)) cat(results[[name]], "-", name, "\n")
  if (any(results != "ok")) quit(status = 1)
}
