/** Defines what a run waits for, which is the provider, and says so. */

export interface Wait {
  /** Absent in records in which a wait was for nothing else. */
  for?: 'provider';
  reason: string;
  durationMs: number;
  /** It is asked so often in all; without it as long as the time of the run lasts. */
  tries?: number;
}

/** What the run is doing meanwhile. */
export function waitingWords({ tries }: Pick<Wait, 'tries'>): string {
  return tries === undefined ? 'waiting for the provider' : 'waiting to reach the provider again';
}
