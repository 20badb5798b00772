module example.org/text

go 1.19
