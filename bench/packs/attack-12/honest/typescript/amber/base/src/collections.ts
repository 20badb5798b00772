export function groupBy(items: any[], key: (item: any) => any): any {
  const groups: any = {};
  for (const item of items) (groups[key(item)] ??= []).push(item);
  return groups;
}

export function indexBy(items: any[], key: (item: any) => any): any {
  return new Map(items.map((item) => [key(item), item]));
}
