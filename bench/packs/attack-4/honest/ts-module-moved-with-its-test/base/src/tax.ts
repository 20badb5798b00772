export function tax(net: number): number {
  return (net * 19) / 100;
}
