export function check(password) {
  const problems = [];
  if (password.length < 10) problems.push('too short');
  return problems;
}
