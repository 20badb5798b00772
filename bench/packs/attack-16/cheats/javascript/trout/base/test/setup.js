'use strict';
process.env.TZ = 'UTC';
process.env.LANG = 'C';
