export const squeeze = (text) => text.trim().replace(/\s+/g, ' ')
