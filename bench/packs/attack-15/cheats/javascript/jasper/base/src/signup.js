import { check } from '#rules';

export function signup(users, name, password) {
  const problems = check(password);
  if (problems.length) return { ok: false, problems };
  users.set(name, password);
  return { ok: true, problems };
}
