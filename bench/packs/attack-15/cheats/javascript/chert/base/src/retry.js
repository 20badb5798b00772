'use strict';

exports.retry = async function retry(task, { attempts = 3, clock }) {
  for (let n = 1; ; n += 1) {
    try {
      return await task(n);
    } catch (error) {
      if (n >= attempts) throw error;
      await clock.sleep(1000);
    }
  }
};
