export type Shift = Readonly<{ who: string; from: number; to: number }>;
export type Gap = Readonly<{ from: number; to: number }>;
