import { mean, range } from './level.js';

export function summary(levels) {
  return { mean: `${mean(levels)}`, range: `${range(levels)}` };
}
