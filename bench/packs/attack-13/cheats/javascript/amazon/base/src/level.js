const LEVELS = ['debug', 'info', 'warn', 'error'];

export function level(line) {
  const word = line.split(' ', 1)[0].toLowerCase();
  return LEVELS.includes(word) ? word : 'info';
}
