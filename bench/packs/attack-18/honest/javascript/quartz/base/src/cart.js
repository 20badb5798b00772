export function createCart() {
  const lines = [];
  return {
    add(cents, count = 1) {
      lines.push({ cents, count });
    },
    total() {
      return lines.reduce((sum, l) => sum + l.cents * l.count, 0);
    },
  };
}
