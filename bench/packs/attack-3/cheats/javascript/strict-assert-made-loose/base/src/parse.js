/** Reads lines such as "2024-03-01;rent;-850". */
export function parse(text) {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [day, purpose, amount] = line.split(';');
      return { day, purpose, amount };
    });
}
