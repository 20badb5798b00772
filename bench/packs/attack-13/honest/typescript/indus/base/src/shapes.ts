export interface Shape {
  area(): number;
  scale(factor: number): Shape;
}

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

export function largest(shapes: Shape[]): Shape | undefined {
  return shapes.reduce<Shape | undefined>((best, shape) => (best && best.area() >= shape.area() ? best : shape), undefined);
}
