source("R/wmean.R")
source("tests/helper.R")
for (file in list.files("tests", pattern = "^test-.*\\.R$", full.names = TRUE)) {
  source(file)
  cat("ok", file, "\n")
}
