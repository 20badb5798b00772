module example.org/tags

go 1.19
