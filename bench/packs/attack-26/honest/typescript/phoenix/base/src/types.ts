export type Shift = { who: string; from: number; to: number };
export type Gap = { from: number; to: number };
