add_test(words "build/words_test")
add_test(count "build/count_test")
