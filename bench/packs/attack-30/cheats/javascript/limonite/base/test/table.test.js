import { table } from '../src/table.js';

test('table of a day', () => {
  expect(table([{ minute: 0, level: 100 }, { minute: 615, level: 250 }])).toMatchSnapshot();
});
