export function readProperties(text) {
  return Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => line.split('=').map((part) => part.trim())),
  );
}
