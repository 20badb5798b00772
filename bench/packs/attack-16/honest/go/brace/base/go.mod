module example.org/job

go 1.19
