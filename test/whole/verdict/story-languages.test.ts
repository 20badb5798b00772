/** The same change under a story in another language gets the same verdict: nothing but the reviewer reads what it asks for. */
// @module-tag full

import { expect, test } from 'vitest';
import { edit, go, judged, review, shop, write } from '../../support/verdict.ts';

const full = 'full price without a code';
/** The full price has grown, as the story asks, and the test of the base with it. */
const dearer = [
  write(
    'src/price.js',
    "export function price(amount, code) {\n  return code === 'TEN' ? amount * 0.9 : amount + 1;\n}\n",
  ),
  edit('test/price.test.js', 'price(100), 100)', 'price(100), 101)'),
];

/** Title, story, and the sentence of it in which the reviewer finds the change. */
const stories: Record<string, [string, string, string]> = {
  Chinese: ['折扣码', '全价增加一。TEN 减去百分之十。', '全价增加一。'],
  German: [
    'Rabattcodes',
    'Der volle Preis steigt um eins. TEN nimmt zehn Prozent ab.',
    'Der volle Preis steigt um eins.',
  ],
  Spanish: [
    'Códigos',
    'El precio completo sube en uno. TEN descuenta el diez por ciento.',
    'El precio completo sube en uno.',
  ],
  Portuguese: ['Códigos', 'O preço cheio aumenta em um. TEN desconta dez por cento.', 'O preço cheio aumenta em um.'],
  Russian: ['Скидки', 'Полная цена растёт на один. TEN снимает десять процентов.', 'Полная цена растёт на один.'],
  Japanese: ['割引コード', '定価は一つ上がります。TEN は一割引きです。', '定価は一つ上がります。'],
};

for (const [language, [title, body, words]] of Object.entries(stories))
  test(`a story in ${language}: the reviewer’s sentence of it lets a test change`, {
    tags: language === 'Chinese' ? [] : 'variant',
  }, async () => {
    const found = review('approve', { changes: [{ change: 1, asked_for: true, words }] });
    await using world = await shop([...go(...dearer), found], { review: 'true' }, { issue: { title, body } });
    const { outputs, run } = await judged(world);
    expect(outputs).toMatchObject({ outcome: 'passed', attempts: '1' });
    expect(run?.attempts[0]?.verification?.baseTests).toMatchObject({ unmet: [], changedBehaviour: [full] });
    expect(run?.reviews[0]?.askedFor).toEqual([full]);
    expect(world.at(2).pull?.draft).toBe(true);
  });
