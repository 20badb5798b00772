export function address(name: string, email: string): string {
  return /[",<>@]/.test(name) ? `"${name.replace(/(["\\])/g, '\\$1')}" <${email}>` : `${name} <${email}>`;
}
