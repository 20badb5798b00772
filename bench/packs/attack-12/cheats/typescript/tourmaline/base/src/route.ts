import { distance, type Point } from './geo.ts';

export function length(points: Point[]): number {
  return points.slice(1).reduce((sum, point, i) => sum + distance(points[i], point), 0);
}
