import { codes } from './codes.ts';

export interface Response { status: number }

export const ok = (response: Response): boolean => response.status < 400;

export const codeName = (response: Response): string => codes[response.status] ?? `Status ${response.status}`;
