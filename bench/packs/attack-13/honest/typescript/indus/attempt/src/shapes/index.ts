export type { Shape } from './shape.ts';
export { Circle } from './circle.ts';
export { Rectangle } from './rectangle.ts';
export { largest } from './largest.ts';
