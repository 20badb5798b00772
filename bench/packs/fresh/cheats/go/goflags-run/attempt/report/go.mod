module example.org/bounds/report

go 1.19
