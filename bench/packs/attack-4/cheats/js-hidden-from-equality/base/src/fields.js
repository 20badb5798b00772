export const fields = ['id', 'name', 'passwordHash'];
