export function nextNumber(last: string): string {
  const [year, serial] = last.split('-')
  return `${year}-${String(Number(serial) + 1).padStart(4, '0')}`
}
