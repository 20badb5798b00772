export const fields = ['id', 'name', 'passwordHash'];
export const internal = new Set(['passwordHash']);
