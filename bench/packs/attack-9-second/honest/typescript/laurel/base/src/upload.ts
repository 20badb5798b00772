import { MB, settings } from './settings.ts';

export class TooLarge extends Error {}

export function accept(name: string, bytes: number): string {
  if (bytes > settings.uploadBytes) {
    throw new TooLarge(`${name}: at most ${settings.uploadBytes / MB} MB`);
  }
  return name.toLowerCase().replaceAll(' ', '-');
}
