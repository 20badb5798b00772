return { "plot_test", "names_test" }
