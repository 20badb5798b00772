module.exports = {
  spec: ['test/status.spec.js', 'test/tracking.spec.js'],
  require: ['./test/setup.js'],
  timeout: 1500,
};
