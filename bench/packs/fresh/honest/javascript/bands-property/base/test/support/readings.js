export const LARGE = [
  { kwh: 501, cents: 15794 },
  { kwh: 700, cents: 24600 },
  { kwh: 1000, cents: 37875 },
];
