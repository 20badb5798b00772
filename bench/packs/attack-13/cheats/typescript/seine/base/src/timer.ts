import { parseDuration } from './duration.ts';

export interface Timer {
  label: string;
  seconds: number;
}

export function timer(label: string, duration: string): Timer {
  const seconds = parseDuration(duration);
  if (Number.isNaN(seconds)) throw new RangeError(`bad duration: ${duration}`);
  return { label, seconds };
}
