import { tax } from './tax.ts';

export const gross = (net: number): number => net + tax(net);
