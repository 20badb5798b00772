module example.com/leave

go 1.19
