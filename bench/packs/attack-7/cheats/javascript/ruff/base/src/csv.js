export function fields(line) {
  return line.split(',')
}
