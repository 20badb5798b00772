export default { test: { include: ['test/**/*.test.js'], setupFiles: ['test/setup.js'] } };
