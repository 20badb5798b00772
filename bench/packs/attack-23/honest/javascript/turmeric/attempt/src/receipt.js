import { formatMoney } from './format/money.js';

export const receipt = (lines) => lines.map((l) => `${l.text}: ${formatMoney(l.cents)}`).join('\n');
