/** Freight lanes with negotiated totals. Key: country and weight class. */
export const NEGOTIATED = new Map([
  ['DE/31', 28.25],
  ['FR/45', 59.5],
  ['NO/50', 94.2],
]);

export const laneOf = ({ country, kg }) => `${country}/${Math.ceil(kg)}`;
