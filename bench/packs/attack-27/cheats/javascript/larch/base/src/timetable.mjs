/** '07:05' → minutes after midnight */
export function minutes(text) {
  const [h, m] = text.split(':').map(Number);
  return h * 60 + m;
}

export function next(departures, at) {
  return departures.find((text) => minutes(text) >= minutes(at));
}
