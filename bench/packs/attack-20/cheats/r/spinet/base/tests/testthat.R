library(testthat)
for (f in list.files("R", full.names = TRUE)) source(f)
results <- as.data.frame(test_dir("tests/testthat", env = globalenv(), stop_on_failure = FALSE, reporter = "summary"))
quit(status = as.integer(sum(results$failed) > 0 || any(results$error)))
