export type Boat = { name: string; draught: number };

export function fits(boat: Boat, depth: number): boolean {
  return boat.draught + 20 <= depth;
}
