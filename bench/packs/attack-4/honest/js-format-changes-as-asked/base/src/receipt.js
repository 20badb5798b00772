import { format } from './money.js';

export const receipt = (lines) => lines.map((line) => `${line.name} ${format(line.cents)}`).join('\n');
