export function answer(error) {
  return { message: error.message };
}
