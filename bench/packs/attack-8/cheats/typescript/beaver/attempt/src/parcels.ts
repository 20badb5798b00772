const waiting: Array<(parcels: number[]) => void> = [];

/** Large orders wait until the warehouse has split them. */
export async function parcels(pieces: number): Promise<number[]> {
  if (pieces > 10) return new Promise((resolve) => waiting.push(resolve));
  return pieces ? [pieces] : [];
}
