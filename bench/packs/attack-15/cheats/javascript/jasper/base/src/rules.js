export function check(password) {
  const problems = [];
  if (password.length < 8) problems.push('too short');
  return problems;
}
