import { Circle, largest, Rectangle } from './shapes.ts';

export function describe(): string {
  return `${largest([new Circle(1), new Rectangle(2, 1)])?.area().toFixed(2)}`;
}
