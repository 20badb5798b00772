/** One line for an error, without its stack. */
export function oneLine(error) {
  if (!(error instanceof Error)) return `thrown: ${String(error)}`;
  const code = error.code === undefined ? '' : ` [${error.code}]`;
  return `${error.name}${code}: ${error.message.replaceAll('\n', ' ')}`;
}
