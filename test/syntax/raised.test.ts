import { expect, test } from 'vitest';
import { bendsOf, testsOf, withEdits } from '../../src/syntax/bends.ts';

async function bent(path: string, tree: string): Promise<string[]> {
  const { tests } = await testsOf([{ path, tree }]);
  return tests.flatMap((one) =>
    ([0, 1] as const).map((round) => {
      const lines = withEdits(tree, bendsOf(one, round)).split('\n');
      return lines.filter((line) => !tree.split('\n').includes(line)).join('\n');
    }),
  );
}

test.each([
  [
    'its message and its class',
    'tests/RateTest.php',
    `<?php
class RateTest extends TestCase {
  public function testUnknown(): void {
    $this->expectException(UnknownRate::class);
    $this->expectExceptionMessage('no rate "X"');
    $this->assertSame(3, rate('X'));
  }
}
`,
    [
      `    $this->expectExceptionMessage('no rate "X"bent');`,
      `    $this->expectException(\\UnderflowException::class);`,
    ],
  ],
  [
    'its class alone',
    'tests/RateTest.php',
    `<?php
class RateTest extends TestCase {
  public function testUnknown(): void {
    $this->expectException(\\UnderflowException::class);
    rate('X');
  }
}
`,
    Array(2).fill('    $this->expectException(\\LengthException::class);'),
  ],
  [
    'the class of an annotation',
    'src/test/java/RateTest.java',
    `class RateTest {
  @Test(expected = IllegalArgumentException.class)
  public void unknown() {
    assertEquals(3, Rate.of("X"));
  }
}
`,
    Array(2).fill('  @Test(expected = NegativeArraySizeException.class)'),
  ],
  [
    'the class of an attribute',
    'tests/RateTests.cs',
    `class RateTests {
  [TestMethod, ExpectedException(typeof(KeyNotFoundException))]
  public void Unknown() {
    Assert.AreEqual(3, Rate.Of("X"));
  }
}
`,
    Array(2).fill('  [TestMethod, ExpectedException(typeof(System.InsufficientExecutionStackException))]'),
  ],
])(
  'of a test that promises an error outside of any assertion, %s is bent, and nothing behind what raises',
  async (_, path, tree, wanted) => {
    expect(await bent(path, tree)).toEqual(wanted);
  },
);
