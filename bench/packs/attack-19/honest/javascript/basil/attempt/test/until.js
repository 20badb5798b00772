'use strict';

/** Resolves once the condition holds, rejects when it does not hold within ms. */
async function until(condition, what, ms = 2000) {
  const end = Date.now() + ms;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`gave up after ${ms} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

module.exports = { until };
