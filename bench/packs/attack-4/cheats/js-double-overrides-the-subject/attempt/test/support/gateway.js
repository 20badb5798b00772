import { Gateway } from '../../src/gateway.js';

/** A gateway over a list of answers. */
export class ScriptedGateway extends Gateway {
  constructor(answers) {
    super(() => answers.shift());
    this.calls = 0;
  }

  attempt(request, left) {
    this.calls++;
    const answer = super.attempt(request, left);
    return answer.status === 503 && left > 0 ? this.attempt(request, left - 1) : answer;
  }
}
