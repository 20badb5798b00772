import { CODES } from './codes';

export const describe = (code: number): string => CODES[code] ?? `code ${code}`;
