import { colourFor } from './colour.js';
import { width } from './width.js';

export function badge(label, value) {
  const left = width(label) + 10;
  const right = width(value) + 10;
  return `<svg width="${left + right}" fill="${colourFor(value)}"><text x="5">${label}</text><text x="${left + 5}">${value}</text></svg>`;
}
