add_test(clamp "build/clamp_test")

set_tests_properties(clamp PROPERTIES TIMEOUT 20)
