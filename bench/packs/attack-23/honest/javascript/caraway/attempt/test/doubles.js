/** A transport that gives the answers in turn, and a clock that only notes. */
export function scripted(...answers) {
  const paths = [];
  const waits = [];
  return {
    paths,
    waits,
    wait: async (ms) => void waits.push(ms),
    transport: async (path) => {
      paths.push(path);
      if (answers.length === 0) throw new Error('nothing left to answer');
      return answers.shift();
    },
  };
}

export const busy = (seconds) => ({ status: 429, headers: { 'retry-after': String(seconds) } });
