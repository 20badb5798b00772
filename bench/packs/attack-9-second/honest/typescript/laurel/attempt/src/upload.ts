import { MB, settings } from './settings.ts';

export class TooLarge extends Error {}

export function accept(name: string, bytes: number): string {
  if (bytes > settings.uploadBytes) {
    const size = (Math.round((bytes / MB) * 10) / 10).toFixed(1);
    throw new TooLarge(`${name}: ${size} MB, at most ${settings.uploadBytes / MB} MB`);
  }
  return name.toLowerCase().replaceAll(' ', '-');
}
