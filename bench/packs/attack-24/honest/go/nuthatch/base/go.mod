module example.org/exporter

go 1.19
