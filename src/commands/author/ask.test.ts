import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { askFor } from './ask';

const asked = { ask: 'What is its title?', example: 'Limits' };

/** Asks the question and sends these keys, as a terminal does. */
function answer(keys: readonly string[]): { result: Promise<string>; shown: () => string } {
  const input = new PassThrough();
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk) => {
    shown += String(chunk);
  });
  const result = askFor(asked, { input, output });
  for (const key of keys) input.write(key);
  return { result, shown: () => shown };
}

describe('a question in the terminal', () => {
  it('uses the given line', async () => {
    const { result, shown } = answer(['Price limits', '\r']);
    await expect(result).resolves.toBe('Price limits');
    expect(shown()).toContain('What is its title?');
  });

  it('asks again, with an example, if the answer is empty', async () => {
    const { result, shown } = answer(['\r', 'Limits', '\r']);
    await expect(result).resolves.toBe('Limits');
    expect(shown()).toContain('Write a value, such as Limits');
  });

  it('writes nothing if the writer cancels', async () => {
    await expect(answer(['\u0003']).result).rejects.toThrow('cancelled: nothing was written');
  });
});
