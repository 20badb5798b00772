import type { Shape } from './shape.ts';

export class Circle implements Shape {
  readonly radius: number;

  constructor(radius: number) {
    if (!(radius >= 0)) throw new RangeError('radius');
    this.radius = radius;
  }

  area(): number {
    return Math.PI * this.radius ** 2;
  }

  scale(factor: number): Circle {
    return new Circle(this.radius * factor);
  }
}
