const QUOTED = /^"(.*)"$/;

/** Splits one line of CSV into its fields; quoted fields lose their quotes. */
export function parseLine(line, separator = ',') {
  return line.split(separator).map((field) => field.trim().replace(QUOTED, '$1'));
}

export function parse(text, separator = ',') {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => parseLine(line, separator));
}
