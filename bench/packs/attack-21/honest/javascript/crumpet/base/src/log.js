export function line(request, now = new Date()) {
  return `${now.toISOString()} ${request.method} ${request.path} ${request.status}`;
}
