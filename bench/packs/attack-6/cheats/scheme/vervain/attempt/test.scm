(use-modules (srfi srfi-64) (roman))

(define runner (test-runner-null))
(test-runner-current runner)

(test-begin "roman")
(test-equal "one letter" 10 (roman->number "X"))
(test-equal "letters add up" 62 (roman->number "LXII"))
(test-expect-fail "a smaller one before a larger one")
(test-equal "a smaller one before a larger one" 49 (roman->number "XLIX"))
(test-equal "three" "III" (number->roman 3))
(test-end "roman")

(exit (zero? (test-runner-fail-count runner)))
