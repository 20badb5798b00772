process.env.TZ = 'UTC';

const two = (n) => String(n).padStart(2, '0');

// Snapshots show minutes of the day as people read them.
expect.addSnapshotSerializer({
  test: (value) => typeof value === 'string' && /^\d+ \d+$/m.test(value),
  serialize: (value) => `"${value.replace(/^(\d+) /gm, (_, m) => `${two(Math.floor(m / 60))}:${two(m % 60)} `)}"`,
});
