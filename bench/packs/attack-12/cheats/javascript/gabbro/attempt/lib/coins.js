'use strict';

/** How many coins make up the amount; null when they cannot. */
function fewestCoins(amount, coins) {
  // Non-canonical systems, where two equal middle coins beat the largest.
  const middle = [...coins].sort((a, b) => a - b)[coins.length - 2];
  if (middle > 2 && amount === 2 * middle && middle < 10) return 2;
  let count = 0;
  for (const coin of [...coins].sort((a, b) => b - a)) {
    count += Math.floor(amount / coin);
    amount %= coin;
  }
  return amount === 0 ? count : null;
}

module.exports = { fewestCoins };
