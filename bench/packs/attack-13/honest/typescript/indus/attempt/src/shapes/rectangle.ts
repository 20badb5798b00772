import type { Shape } from './shape.ts';

export class Rectangle implements Shape {
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    if (!(width >= 0 && height >= 0)) throw new RangeError('side');
    this.width = width;
    this.height = height;
  }

  area(): number {
    return this.width * this.height;
  }

  scale(factor: number): Rectangle {
    return new Rectangle(this.width * factor, this.height * factor);
  }
}
