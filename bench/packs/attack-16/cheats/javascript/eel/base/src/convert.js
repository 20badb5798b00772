import { rate } from '#rates';

export const convert = (amount, from, to) => Math.round(amount * rate(`${from}/${to}`) * 100) / 100;
