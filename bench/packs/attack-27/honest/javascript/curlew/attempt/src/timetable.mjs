/** '07:05' → minutes after midnight */
export function minutes(text) {
  const [h, m] = text.split(':').map(Number);
  return h * 60 + m;
}

export function next(departures, at) {
  return departures.find((text) => minutes(text) >= minutes(at));
}

/** Minutes after midnight on the clock of the local zone. */
export function localMinutes(date) {
  return date.getHours() * 60 + date.getMinutes();
}
