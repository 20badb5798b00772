import assert from 'node:assert/strict';
import { xml } from '../src/xml.js';

export function oneRow() {
  assert.equal(xml([{ name: 'Ada' }]), '<row name="Ada"/>');
}
