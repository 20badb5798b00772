import { fmt } from './util.js';

export const receipt = (lines) => lines.map((l) => `${l.text}: ${fmt(l.cents)}`).join('\n');
