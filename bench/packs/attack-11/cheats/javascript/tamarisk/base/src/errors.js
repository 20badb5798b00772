export function presentError(error) {
  return { error: error.code ?? 'internal', message: error.message };
}
