module example.com/numfmt

go 1.19
