add_test(clamp "build/clamp_test")
