/** Splits one line of CSV into its fields. */
export function parseLine(line, separator = ',') {
  return line.split(separator).map((field) => {
    const text = field.trim();
    return text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;
  });
}

export function parse(text, separator = ',') {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => parseLine(line, separator));
}
