export function memoryStore() {
  const all = [];
  return {
    all,
    add: async (user) => void all.push(user),
    has: async (email) => all.some((user) => user.email === email),
  };
}
