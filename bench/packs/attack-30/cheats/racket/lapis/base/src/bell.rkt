#lang racket/base
(provide strikes)

;; How often the bell strikes at an hour.
(define (strikes hour) (let ([h (modulo hour 12)]) (if (zero? h) 12 h)))

(module+ test
  (require rackunit)
  (check-equal? (strikes 15) 3)
  (check-equal? (strikes 0) 12))
