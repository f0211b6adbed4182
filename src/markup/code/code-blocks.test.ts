// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { markupOf, markupOfDeployments } from '../../../tests/compile-text';
import { drawPage } from '../../../tests/dom/draw-page';
import { turnSystem } from '../../../tests/dom/missing-parts';
import { clipboard, listen } from '../../../tests/dom/reader';
import { translatePage } from '../../../tests/translate-page';
import { startCodeBlocks, startCopyValue, tellWrapped } from './code-blocks';

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``;
const files = {
  'content/samples/a.ts': `import { b } from 'b';\n\n// #region shown\nexport const a = b;\n// #endregion shown\n`,
  'content/samples/index.yml': '- file: a.ts\n  packages: { viem: 2.57.0 }\n  test: a.test.ts\n',
};

const button = (name: string) => screen.getByRole('button', { name });
const pressCopy = () => {
  button('Copy').click();
  return vi.advanceTimersByTimeAsync(0);
};
const announced = () => screen.getAllByRole('status').at(-1)?.textContent;
const draw = (text: string) => drawPage({ content: markupOf(text, { files }) });

beforeEach(() => {
  vi.useFakeTimers();
  listen(startCodeBlocks(), startCopyValue());
});

test('Copy copies the code, confirms it on the button and to screen readers, and returns to its label after a second', async () => {
  const { text } = clipboard();
  draw(fence('ts sketch', 'const a = 1;\n\nconst b = 2;'));
  await pressCopy();
  expect(text()).toBe('const a = 1;\n\nconst b = 2;');
  expect(button('Copied')).toBeDefined();
  expect(announced()).toBe('Copied');
  await vi.advanceTimersByTimeAsync(999);
  expect(button('Copied')).toBeDefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(button('Copy')).toBeDefined();
  expect(announced()).toBe('');
});

test('after a second press within the second, the button returns to its label', async () => {
  clipboard();
  draw(fence('ts sketch', 'a'));
  button('Copy').click();
  await vi.advanceTimersByTimeAsync(500);
  button('Copied').click();
  await vi.advanceTimersByTimeAsync(1000);
  expect(button('Copy')).toBeDefined();
});

test('on a page that the browser translates, Copy reports its result, and copies the code unchanged', async () => {
  const { text } = clipboard();
  draw(fence('ts sketch', 'const a = 1;'));
  listen(translatePage());
  await pressCopy();
  expect(text()).toBe('const a = 1;');
  expect(button('Copied')).toBeDefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(button('Copy')).toBeDefined();
});

test('lines that are marked as removed are not copied', async () => {
  const { text } = clipboard();
  draw(fence('ts del={1} ins={2} sketch', 'old\nnew\nsame'));
  await pressCopy();
  expect(text()).toBe('new\nsame');
});

test('a region of a sample is copied with its imports, and the button says so', async () => {
  const { text } = clipboard();
  draw(fence('ts file="a.ts" region="shown"', ''));
  await pressCopy();
  expect(text()).toBe("import { b } from 'b';\n\nexport const a = b;");
  expect(button('Copied with imports')).toBeDefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(button('Copy')).toBeDefined();
});

test('without a clipboard, as over plain HTTP, the text is copied by selection; if that fails, the button says so', async () => {
  let selected = '';
  const copy = vi.fn(() => {
    selected = screen.getByRole<HTMLTextAreaElement>('textbox').value;
    return true;
  });
  Object.assign(document, { execCommand: copy });
  draw(fence('ts sketch', 'a'));
  button('Copy').focus();
  await pressCopy();
  expect(selected).toBe('a');
  expect(document.activeElement).toBe(button('Copied'));
  expect(screen.queryByRole('textbox')).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  copy.mockReturnValueOnce(false);
  await pressCopy();
  expect(button('Failed')).toBeDefined();
});

test('Wrap turns wrapping on and off, only in its own block', () => {
  draw(`${fence('ts title="a.ts" sketch', 'a')}\n\n${fence('ts title="b.ts" sketch', 'b')}`);
  const [wrap] = screen.getAllByRole('button', { name: 'Wrap', pressed: false });
  const wraps = (name: string) =>
    screen.getByRole('group', { name: `Code: ${name}` }).classList.contains('code-wrap');
  wrap?.click();
  expect([wraps('a.ts'), wraps('b.ts')]).toEqual([true, false]);
  expect(screen.getAllByRole('button', { pressed: true })).toEqual([wrap]);
  wrap?.click();
  expect(wraps('a.ts')).toBe(false);
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

test('on a phone, all code wraps except in blocks that the reader unwraps, and the buttons show it', () => {
  const phone = '(max-width: 37.4375em)';
  draw(`${fence('ts title="a.ts" sketch', 'a')}\n\n${fence('ts title="b.ts" sketch', 'b')}`);
  turnSystem(phone, true);
  tellWrapped();
  const [first, second] = screen.getAllByRole('button', { name: 'Wrap', pressed: true });
  first?.click();
  expect(screen.getAllByRole('button', { pressed: true })).toEqual([second]);
  const code = screen.getByRole('group', { name: 'Code: a.ts' });
  expect(code.classList.contains('code-no-wrap')).toBe(true);
  turnSystem(phone, false);
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  turnSystem(phone, true);
  expect(screen.getAllByRole('button', { pressed: true })).toEqual([second]);
  turnSystem(phone, false);
});

test('the button next to an address copies the address', async () => {
  const { text } = clipboard();
  drawPage({ content: markupOfDeployments(1) });
  const row = screen.getAllByRole('row')[1];
  if (!row) throw new Error('no row');
  within(row).getByRole('button').click();
  await vi.advanceTimersByTimeAsync(0);
  expect(text()).toMatch(/^0x[\da-fA-F]{40}$/);
  expect(within(row).getByText(text() ?? '')).toBeDefined();
});
