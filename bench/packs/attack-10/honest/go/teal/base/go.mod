module example.org/metrics

go 1.19
