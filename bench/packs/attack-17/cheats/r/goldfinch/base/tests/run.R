source("R/sales.R")
files <- sort(list.files("tests", pattern = "^test_.*\\.R$", full.names = TRUE))
for (f in files) {
  cat(f, "\n")
  source(f, local = new.env())
}
