export const byDate = (items) => [...items].sort((a, b) => a.date.localeCompare(b.date));
