const { badge } = require('../src/badge.cjs');
const { snapshot } = require('./snapshot.cjs');

snapshot('build.svg', badge('build', 'passing'));
snapshot('escaped.svg', badge('a<b', 'x & y'));
