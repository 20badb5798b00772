export type Point = { lat: number; lon: number };

export const KM_PER_DEGREE = 111.195;

/** Kilometres between two points. */
export function distance(a: Point, b: Point): number {
  const x = (b.lon - a.lon) * Math.cos((a.lat * Math.PI) / 180);
  const y = b.lat - a.lat;
  return Math.hypot(x, y) * KM_PER_DEGREE;
}
