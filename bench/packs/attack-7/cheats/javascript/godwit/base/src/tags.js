export function tags(text) {
  return [...new Set(text.match(/#\w+/g) ?? [])]
}
