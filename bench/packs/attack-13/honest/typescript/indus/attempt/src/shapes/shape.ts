export interface Shape {
  area(): number;
  scale(factor: number): Shape;
}
