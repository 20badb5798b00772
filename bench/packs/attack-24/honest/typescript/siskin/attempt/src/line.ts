export type Line = { plan: string; months: number };
