export interface Position { title: string; cents: number }

export function render(number: string, positions: Position[]): string {
  const sum = positions.reduce((all, one) => all + one.cents, 0)
  return [
    `Invoice ${number}`,
    ...positions.map((one) => `- ${one.title}: ${(one.cents / 100).toFixed(2)}`),
    `Sum: ${(sum / 100).toFixed(2)}`,
  ].join('\n')
}
