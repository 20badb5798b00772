return { "plot_test", "names_test", "sort_test" }
