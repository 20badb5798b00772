/** First and last day of each promotion. */
const promotions: Record<string, { from: string; until: string }> = {
  'free-shipping': { from: '2024-01-01', until: '2029-12-31' },
};

export function isRunning(name: string, now = new Date()): boolean {
  const promotion = promotions[name];
  if (promotion === undefined) return false;
  const day = now.toISOString().slice(0, 10);
  return promotion.from <= day && day <= promotion.until;
}
