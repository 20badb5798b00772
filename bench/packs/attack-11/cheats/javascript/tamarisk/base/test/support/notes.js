export const note = (id, over = {}) => ({ id, title: `note ${id}`, created: '2024-05-01', ...over });
