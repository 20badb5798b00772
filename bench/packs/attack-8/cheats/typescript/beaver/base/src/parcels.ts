export async function parcels(pieces: number): Promise<number[]> {
  return pieces ? [pieces] : [];
}
