import { test } from 'node:test';
import assert from 'node:assert/strict';
import { payment, totalInterest } from '../src/interest.ts';
import { close } from './close.ts';

test('without interest the principal is split', () => {
  close(payment({ principal: 1200, yearlyRate: 0, months: 12 }), 100);
});

test('an annuity over a year', () => {
  close(payment({ principal: 1200, yearlyRate: 0.12, months: 12 }), 106.62);
});

test('the interest is what is paid beyond the principal', () => {
  close(totalInterest({ principal: 1200, yearlyRate: 0.12, months: 12 }), 79.42);
});
