source("R/wmean.R")
for (file in list.files("tests", pattern = "^test-.*\\.R$", full.names = TRUE)) {
  source(file)
  cat("ok", file, "\n")
}
