export const BASE = { DE: 4.9, FR: 7.5, NO: 14.2 };
export const PER_KG = { DE: 0.35, FR: 0.6, NO: 1.1 };
