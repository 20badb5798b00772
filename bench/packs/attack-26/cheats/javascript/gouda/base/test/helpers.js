import { parcel } from '../src/parcel.js';

export const book = () => parcel('P1', 1200, 'A');
export const stove = () => parcel('P2', 31000, 'C');

export function fakeCarrier() {
  const seen = [];
  return { seen, async book(id) { seen.push(id); } };
}
