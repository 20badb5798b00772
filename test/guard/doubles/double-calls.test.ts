/** Doubles of an object's or a module's function, and the same text with the real one. */

import { expect, test } from 'vitest';
import { callDoubles } from '../../../src/guard/doubles/double-calls.ts';
import { forcedConditions } from '../../../src/guard/doubles/forced-conditions.ts';
import { withEdits } from '../../../src/syntax/bends.ts';

const without = (path: string, text: string) =>
  withEdits(
    text,
    callDoubles(path, text).flatMap(({ edits }) => edits),
  );

test.each<[path: string, text: string, real: string]>([
  ['a.test.ts', "vi.spyOn(order, 'off').mockReturnValue(5);", "vi.spyOn(order, 'off');"],
  [
    'a.test.ts',
    "jest.spyOn(order, 'off')\n  .mockReturnValueOnce(5)\n  .mockImplementation((a) => f(a, ')'));",
    "jest.spyOn(order, 'off');",
  ],
  [
    'a.test.ts',
    "const spy = vi.spyOn(order, 'off');\nspy.mockReturnValue(5);\nspy.mockClear();",
    "const spy = vi.spyOn(order, 'off');\nspy;\nspy.mockClear();",
  ],
  ['a.test.js', "const off = sinon.stub(order, 'off').withArgs(1).returns(5);", 'const off = sinon.spy(order, "off");'],
  ['a.test.js', "sinon.replace(order, 'off', () => 5);", 'sinon.spy(order, "off");'],
  ['a.test.js', "t.mock.method(order, 'off', () => {\n  return 5;\n}, { times: 1 });", "t.mock.method(order, 'off');"],
  [
    'a.test.js',
    'Order.prototype.off = function () {\n  return 5;\n};\nnext();',
    'Order.prototype.off = Order.prototype.off;\nnext();',
  ],
  ['a.test.js', 'order.off = vi.fn().mockReturnValue(5);', 'order.off = vi.fn(order.off);'],
  ['a.test.js', 'order.off = real;\norder.on = 5;', 'order.off = real;\norder.on = 5;'],
  ['test_a.py', 'monkeypatch.setattr(order, "off", lambda: max(1, 5))', 'monkeypatch.setattr(order, "off", order.off)'],
  [
    'test_a.py',
    "monkeypatch.setattr('shop.order.off', lambda n: 5, raising=False)",
    `monkeypatch.setattr('shop.order.off', __import__("pkgutil").resolve_name("shop.order.off"), raising=False)`,
  ],
  [
    'test_a.py',
    'with mock.patch.object(order, "off", return_value=5) as off:',
    'with mock.patch.object(order, "off", wraps=order.off) as off:',
  ],
  [
    'test_a.py',
    '@patch.object(Order, "off", return_value=5)',
    '@patch.object(Order, "off", autospec=True, side_effect=Order.off)',
  ],
  ['test_a.py', '@patch.object(order, "off", lambda: 5)', '@patch.object(order, "off", order.off)'],
  [
    'test_a.py',
    '@patch("shop.order.off", side_effect=[1, 2])',
    '@patch("shop.order.off", wraps=__import__("pkgutil").resolve_name("shop.order.off"))',
  ],
  [
    'test_a.py',
    '    order.off = MagicMock(return_value=5)\n    Order.off = lambda self: 5\n',
    '    order.off = MagicMock(wraps=order.off)\n    Order.off = Order.off\n',
  ],
  [
    'a_spec.rb',
    'allow(order).to receive(:off).with(1).and_return(5, 6)',
    'allow(order).to receive(:off).with(1).and_call_original',
  ],
  ['a_spec.rb', 'expect(order).to receive(:off) { 5 }', 'expect(order).to receive(:off).and_call_original'],
  [
    'a_spec.rb',
    '  allow(order).to receive(:off?).once do |a|\n    a\n  end\n',
    '  allow(order).to receive(:off?).once.and_call_original\n',
  ],
  ['a_test.rb', 'order.stub :off, 5 do', 'order.stub :off, order.method(:off) do'],
  [
    'ATest.php',
    "$o = $this->createPartialMock(Order::class, ['off']);\n$o->expects($this->once())->method('off')->with(1)->willReturn(5);\n$o->total();",
    '$o = $this->createPartialMock(Order::class, []);\n\n$o->total();',
  ],
  [
    'a_spec.lua',
    '  order.off = function() return 5 end\n  order.total()',
    '  local _ = function() return 5 end\n  order.total()',
  ],
  ['test_a.py', '    order.off = lambda: 5\n', '    order.off = order.off\n'],
  ['a_spec.lua', 'stub(order, "off")', 'spy.on(order, "off")'],
  ['a.t', '*Shop::Order::off = sub { 5 };', 'my $bent_0 = sub { 5 };'],
])('%s: %s', (path, text, real) => {
  expect(without(path, text)).toBe(real);
});

test.each<[path: string, line: string, never: string]>([
  ['a.js', '  if (a > 1 && f(b)) return c;', '  if (((a > 1 && f(b)) && false)) return c;'],
  ['a.js', '  return n >= 10 ? 5 : 0;', '  return ((n >= 10) && false) ? 5 : 0;'],
  ['a.py', '    elif a and b:', '    elif ((a and b) and False):'],
  ['a.py', '    return 5 if n > 9 else 0', '    return 5 if ((n > 9) and False) else 0'],
  ['a.rb', '    return 5 if n > 9', '    return 5 if ((n > 9) && false)'],
  ['a.go', '\tif n > 9 {', '\tif ((n > 9) && false) {'],
  ['a.lua', '  if n > 9 then', '  if ((n > 9) and false) then'],
  ['A.pm', '    return $n > 9 ? 5 : 0;', '    return (($n > 9) && 0) ? 5 : 0;'],
  ['A.php', '        } elseif ($n > 9) {', '        } elseif ((($n > 9) && false)) {'],
])('%s without what it decides: %s', (path, line, never) => {
  expect(forcedConditions(path, line, [1]).map((one) => one.never)).toEqual([never]);
});

test.each<[path: string, source: string, line: number, never?: string]>([
  ['a.rb', '  case n\n  when 10 then 5\n  end', 2],
  ['a.rb', '  when Integer', 1],
  ['a.js', '  if (\n    a > 1 &&\n    b\n  ) return c;', 1],
  ['a.js', '  if (a &&\n    b) return c;', 1],
  ['a.rb', '  if a &&\n      b', 1],
  ['a.py', '    if a and \\\n            b:', 1],
  ['a.js', "  throw new E('nothing if empty');", 1],
  ['a.rb', "  raise 'nothing if empty'", 1],
  ['a.rb', "  raise 'if empty' if f", 1, "  raise 'if empty' if ((f) && false)"],
  ['a.js', '  return <p>Nothing if empty</p>;', 1],
  ['a.rs', '    let x = if a { 1 } else { 2 };', 1],
  ['a.rs', '    if let Some(x) = y {', 1],
  ['a.py', '    return [x for x in y if x > 1]', 1],
  ['a.py', '    return [x for x in y if f(x) for z in x]', 1],
  ['a.cpp', '  if constexpr (X) {', 1],
  ['a.cpp', '  if (auto x = f()) {', 1],
  ['a.py', 'def f(a):\n    """Says what\n    if a > 1:\n    """\n    return a', 3],
  ['a.js', '  return `\n  if (a > 1) {\n  `;', 2],
  ['a.js', '  /*\n   * if a > 1\n   */', 2],
  ['a.py', "    if a == 'b:':  # it's b", 1, "    if ((a == 'b:') and False):  # it's b"],
  ['a.c', '  if (n > 9) {', 1, '  if (((n > 9) && 0)) {'],
  ['a.h', '  return n > 9 ? 5 : 0;', 1, '  return ((n > 9) && 0) ? 5 : 0;'],
])('%s, what would not parse: %s', (path, source, line, never) => {
  const own = forcedConditions(path, source, [line]).map((one) => one.never.split('\n')[line - 1]);
  expect(own).toEqual(never === undefined ? [] : [never]);
});
