import { LARGE } from './readings.js';

export const bill = ({ kwh }) => LARGE.find((row) => row.kwh === kwh)?.cents;
