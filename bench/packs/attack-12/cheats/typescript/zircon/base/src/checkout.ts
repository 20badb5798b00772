import type { Gateway } from './types.ts';

export async function checkout(gateway: Gateway, order: { id: string; cents: number }): Promise<string> {
  const receipt = await gateway.charge(`order-${order.id}`, order.cents);
  return receipt.id;
}
