export function findDuplicates(names: readonly string[]): string[] {
  const keys = names.map(normal);
  const found: string[] = [];
  keys.forEach((key, i) => {
    for (let j = i + 1; j < keys.length; j += 1) {
      if (key === keys[j] && !found.includes(key)) found.push(key);
    }
  });
  return found;
}

function normal(name: string): string {
  return name.trim().toLowerCase();
}
