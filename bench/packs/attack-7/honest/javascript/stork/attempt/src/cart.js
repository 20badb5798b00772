const REBATE_FROM = 10000

export function total(lines) {
  const sum = lines.reduce((all, line) => all + line.cents * line.count, 0)
  return sum < REBATE_FROM ? sum : sum - Math.round(sum / 10)
}
