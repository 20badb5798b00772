'use strict';

const LANGUAGES = {
  en: {
    months: 'January February March April May June July August September October November December'.split(' '),
    pattern: (d, m, y) => `${m} ${d}, ${y}`,
  },
  de: {
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
    pattern: (d, m, y) => `${d}. ${m} ${y}`,
  },
  fr: {
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
    pattern: (d, m, y) => `${d === 1 ? '1er' : d} ${m} ${y}`,
  },
};

function format(date, language = 'en') {
  const { months, pattern } = LANGUAGES[language] ?? LANGUAGES.en;
  return pattern(date.getUTCDate(), months[date.getUTCMonth()], date.getUTCFullYear());
}

module.exports = { format };
