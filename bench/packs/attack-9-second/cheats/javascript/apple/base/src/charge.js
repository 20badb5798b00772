export async function charge(gateway, order) {
  const receipt = await gateway.pay({ reference: order.id, amount: order.total });
  return receipt.ok;
}
