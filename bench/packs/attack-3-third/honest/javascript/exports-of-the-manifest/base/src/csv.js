export const csv = (list) => list.join(',');
