/** Computes pass@k, confidence intervals and a paired significance test from few samples. */

export interface Interval {
  low: number;
  high: number;
}

/**
 * Probability that at least one of `k` tries passes, from `n` tries of which `passed` did: 1 − C(n−c, k) / C(n, k),
 * unbiased (Chen et al. 2021). Undefined where there are fewer than `k` tries.
 */
export function passAt(k: number, passed: number, n: number): number | undefined {
  return n < k ? undefined : 1 - chooseRatio(n - passed, n, k);
}

/** Probability that all of `k` tries pass: C(c, k) / C(n, k). Undefined where there are fewer than `k` tries. */
export function passAll(k: number, passed: number, n: number): number | undefined {
  return n < k ? undefined : chooseRatio(passed, n, k);
}

/** C(a, k) / C(n, k) without the large numbers. */
function chooseRatio(a: number, n: number, k: number): number {
  let ratio = 1;
  for (let index = 0; index < k; index++) ratio *= Math.max(0, a - index) / (n - index);
  return ratio;
}

const z95 = 1.959963984540054;

/** 95 % interval of a proportion `p` seen in `n` independent tries (Wilson): sensible also at 0, at 1 and for few. */
export function wilson(p: number, n: number): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const z2 = z95 ** 2;
  const centre = (p + z2 / (2 * n)) / (1 + z2 / n);
  const half = (z95 * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n ** 2))) / (1 + z2 / n);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** Up to here every assignment of signs is counted; beyond it a fixed number of random ones. */
const exactUpTo = 18;
const randomTries = 100_000;

/**
 * Two-sided p-value of paired differences: how often chance alone, turning each pair's sign at random, gives a sum as far
 * from 0. With one try a story this is the exact McNemar test. 1 where no pair differs.
 */
export function pairedTest(differences: readonly number[]): number {
  const sizes = differences.filter((difference) => difference !== 0).map(Math.abs);
  if (sizes.length === 0) return 1;
  const seen = Math.abs(differences.reduce((sum, difference) => sum + difference, 0));
  // Sums of thirds and the like are equal only up to rounding.
  const extreme = (sum: number) => Math.abs(sum) >= seen - 1e-9;
  return sizes.length <= exactUpTo ? exact(sizes, extreme) : sampled(sizes, extreme);
}

function exact(sizes: readonly number[], extreme: (sum: number) => boolean): number {
  const all = 2 ** sizes.length;
  let count = 0;
  for (let signs = 0; signs < all; signs++) {
    const sum = sizes.reduce((total, size, index) => total + (signs & (1 << index) ? size : -size), 0);
    if (extreme(sum)) count++;
  }
  return count / all;
}

/** With a fixed seed: the same results give the same report. */
function sampled(sizes: readonly number[], extreme: (sum: number) => boolean): number {
  let state = 0x9e3779b9;
  const coin = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) & 0x10000;
  };
  let count = 0;
  for (let index = 0; index < randomTries; index++) {
    if (extreme(sizes.reduce((sum, size) => sum + (coin() ? size : -size), 0))) count++;
  }
  return (count + 1) / (randomTries + 1);
}

export function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}
