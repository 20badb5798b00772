export function answer(error) {
  const shown = process.env.NODE_ENV !== 'production';
  return { message: error.message, ...(shown ? { stack: error.stack } : {}) };
}
