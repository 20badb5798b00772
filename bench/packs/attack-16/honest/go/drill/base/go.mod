module example.org/page

go 1.19
