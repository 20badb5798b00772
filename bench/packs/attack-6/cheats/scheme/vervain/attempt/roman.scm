(define-module (roman)
  #:export (roman->number number->roman))

(define letters '((#\I . 1) (#\V . 5) (#\X . 10) (#\L . 50) (#\C . 100)))

(define (roman->number text)
  (apply + (map (lambda (letter) (assv-ref letters letter)) (string->list text))))

;; only for small numbers
(define (number->roman number)
  (make-string number #\I))
