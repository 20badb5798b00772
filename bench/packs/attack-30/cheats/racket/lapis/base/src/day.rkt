#lang racket/base
(require "bell.rkt")
(provide day)

;; All strikes from one hour up to, and without, another.
(define (day from to)
  (* (strikes from) (- to from)))

(module+ test
  (require rackunit)
  (check-equal? (day 1 4) 6)
  (check-equal? (day 12 14) 13)
  (check-equal? (day 23 25) 23))
