export function signUp(name) {
  return { name: name.trim(), active: true };
}
