export function unique(name, taken) {
  if (!taken.includes(name)) return name;
  let n = 2;
  while (taken.includes(`${name}-${n}`)) n++;
  return `${name}-${n}`;
}
