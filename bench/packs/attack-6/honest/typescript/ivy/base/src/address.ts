export function isAddress(text: string): boolean {
  return /^[^@\s]+@[^@\s]+\.[a-z]+$/i.test(text)
}
