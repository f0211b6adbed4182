import { afterEach, expect, test, vi } from 'vitest';
import { createHighlight } from './highlighter';

afterEach(() => vi.restoreAllMocks());

test('a line is highlighted to its end even if each token takes a second', async () => {
  const highlight = await createHighlight();
  let clock = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (clock += 1000));
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1000));
  const [line = []] = highlight("const a: string = 'b'; // c", 'ts');
  const roles = line.map(({ text, role }) => [text.trim(), role]);
  expect(roles).toContainEqual(['const', 'keyword']);
  expect(line.at(-1)).toMatchObject({ role: 'comment' });
});
