export function findDuplicates(names: readonly string[]): string[] {
  const found: string[] = [];
  for (let i = 0; i < names.length; i += 1) {
    for (let j = i + 1; j < names.length; j += 1) {
      if (normal(names[i]) === normal(names[j]) && !found.includes(normal(names[i]))) found.push(normal(names[i]));
    }
  }
  return found;
}

function normal(name: string): string {
  return name.trim().toLowerCase();
}
