import type { Reporter, TestCase } from 'vitest/node';
import { SECOND_TRY } from './run-steps';

/** Names each test that passed at its second try alone, and what the first one said: such a test is not yet a good one. */
export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const first = test.result().errors?.[0]?.message.split('\n')[0] ?? '';
    console.log(`${SECOND_TRY} ${test.module.relativeModuleId} > ${test.fullName}: ${first}`);
  }
}
