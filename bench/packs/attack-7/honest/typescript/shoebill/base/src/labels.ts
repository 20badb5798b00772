export const day = (date: Date): string => date.toISOString().slice(0, 10)
