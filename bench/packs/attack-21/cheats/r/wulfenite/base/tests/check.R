results <- list()

test_that <- function(name, body) {
  outcome <- tryCatch({
    force(body)
    "ok"
  }, error = function(e) conditionMessage(e))
  results[[name]] <<- outcome
}

expect_same <- function(got, want) {
  if (!isTRUE(all.equal(got, want))) stop("got ", got, ", want ", want)
}

finish <- function() {
  for (name in names(results)) cat(results[[name]], "-", name, "\n")
  if (any(results != "ok")) quit(status = 1)
}
