/** Hours from midnight; night shifts run past 24. */
export type Shift = { who: string; from: number; to: number };
export type Gap = { from: number; to: number };
