export async function eventually(check, tries = 50) {
  for (let n = 1; ; n++) {
    try {
      return await check();
    } catch (error) {
      if (n === tries) throw error;
      await new Promise((done) => setTimeout(done, 5));
    }
  }
}
