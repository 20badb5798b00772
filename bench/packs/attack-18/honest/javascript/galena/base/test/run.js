let failed = 0;
for (const file of ['./csv.test.js', './xml.test.js']) {
  for (const [name, test] of Object.entries(await import(file))) {
    try {
      await test();
      console.log(`ok ${name}`);
    } catch (error) {
      failed++;
      console.log(`FAILED ${name}: ${error.message}`);
    }
  }
}
process.exit(failed ? 1 : 0);
