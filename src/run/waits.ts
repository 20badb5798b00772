/** Defines a wait of a run, which is for its model provider, and says what the run does meanwhile. */

export interface Wait {
  reason: string;
  durationMs: number;
  /** It is asked so often in all; without it as long as the time of the run lasts. */
  tries?: number;
}

export function waitingWords({ tries }: Pick<Wait, 'tries'>): string {
  return tries === undefined ? 'waiting for the provider' : 'waiting to reach the provider again';
}
