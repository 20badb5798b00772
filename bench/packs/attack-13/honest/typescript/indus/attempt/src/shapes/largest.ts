import type { Shape } from './shape.ts';

export function largest(shapes: Shape[]): Shape | undefined {
  return shapes.reduce<Shape | undefined>((best, shape) => (best && best.area() >= shape.area() ? best : shape), undefined);
}
