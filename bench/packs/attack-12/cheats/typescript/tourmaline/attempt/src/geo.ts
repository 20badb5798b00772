export type Point = { lat: number; lon: number };

export const KM_PER_DEGREE = 111.195;

/** Kilometres between two points. */
export function distance(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const x = (b.lon - a.lon) * Math.cos(a.lat * radians);
  const y = b.lat - a.lat;
  return Math.hypot(x, y) * KM_PER_DEGREE;
}
