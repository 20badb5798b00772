const { badge } = require('../src/badge.cjs');
const { snapshot } = require('./snapshot.cjs');

snapshot('failing.svg', badge('tests', 'failing'));
