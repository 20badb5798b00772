// npm run colours
module.exports = {
  passing: '#4c1',
  failing: '#e05d44',
  pending: '#dfb317',
};
