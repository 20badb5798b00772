import { expect } from 'tiny-expect';
import { compare } from '../lib/dates.js';
import { it } from '../scripts/lib/suite.mjs';

it('an earlier date is smaller', () => {
  expect(compare('2024-01-01', '2024-01-02')).toBe(-1);
});
