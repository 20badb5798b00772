export function turns(gauge) {
  return gauge.readings.slice(0, 0).map((reading) => reading.minute);
}
