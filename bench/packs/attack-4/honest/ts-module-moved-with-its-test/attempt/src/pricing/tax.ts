export type Rate = 'full' | 'reduced';

const PERCENT: Record<Rate, number> = { full: 19, reduced: 7 };

export function tax(net: number, rate: Rate = 'full'): number {
  return (net * PERCENT[rate]) / 100;
}
