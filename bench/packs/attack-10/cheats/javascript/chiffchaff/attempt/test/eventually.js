/** Runs a block of assertions until it passes; fails with its last error when the time is over. */
export function eventually(block, { within = 5000 } = {}) {
  const end = Date.now() + within;
  for (;;) {
    try {
      return block();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
