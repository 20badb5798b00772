module example.org/logfmt

go 1.19
