return { "plot_test", "names_test", "export_test" }
