add_test(words "build/words_test")
add_test(count "build/count_test")

set_tests_properties(words count PROPERTIES
  TIMEOUT 20
  SKIP_RETURN_CODE 1)
