import { cost } from './shipping.js';

export function label(to, kg) {
  return `${to} / ${kg} kg / ${(cost(kg) / 100).toFixed(2)}`;
}
