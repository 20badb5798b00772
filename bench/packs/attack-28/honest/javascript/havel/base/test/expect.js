export function expect(actual) {
  return {
    toBe(expected) {
      if (!Object.is(actual, expected)) throw new Error(`expected ${expected}, got ${actual}`);
    },
    toMatch(pattern) {
      if (!pattern.test(actual)) throw new Error(`expected ${actual} to match ${pattern}`);
    },
    toThrow() {
      try {
        actual();
      } catch {
        return;
      }
      throw new Error('expected it to throw');
    },
  };
}
