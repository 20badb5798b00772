import { tax } from './pricing/tax.ts';

export const gross = (net: number): number => net + tax(net);
