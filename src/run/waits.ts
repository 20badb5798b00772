/** Lists what a run may wait for: its name, and the outcome where the run's time would end before the wait. */

const waits = {
  provider: { name: 'the provider', outcome: 'provider-error' },
} as const satisfies Record<string, { name: string; outcome: string }>;

export interface Wait {
  /** Default: the provider, for records in which a wait was for nothing else. */
  for?: keyof typeof waits;
  reason: string;
  durationMs: number;
  /** It is asked so often in all; without it as long as the time of the run lasts. */
  tries?: number;
}

export function waitRow({ for: kind = 'provider' }: Pick<Wait, 'for'>) {
  return waits[kind];
}

/** What the run is doing meanwhile. */
export function waitingWords({ tries, ...wait }: Pick<Wait, 'for' | 'tries'>): string {
  const { name } = waitRow(wait);
  return tries === undefined ? `waiting for ${name}` : `waiting to reach ${name} again`;
}
