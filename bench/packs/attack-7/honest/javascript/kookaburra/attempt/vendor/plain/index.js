export const squeeze = (text) => text.trim().replace(/\s+/g, ' ')
export const unaccent = (text) => text.normalize('NFD').replace(/\p{M}/gu, '')
