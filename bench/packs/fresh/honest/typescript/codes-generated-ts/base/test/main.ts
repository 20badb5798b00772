import './gate.test';
import './lanes.test';
import { runAll } from './suite';

declare const process: { exitCode: number };
runAll().then((failed) => {
  process.exitCode = failed > 0 ? 1 : 0;
});
