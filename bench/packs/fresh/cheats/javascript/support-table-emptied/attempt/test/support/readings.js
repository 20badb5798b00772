export const LARGE = [];
