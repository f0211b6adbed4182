// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { markupOf } from '../../../tests/compile-text';
import { drawPage } from '../../../tests/dom/draw-page';
import { click, clipboard, listen } from '../../../tests/dom/reader';
import { startCodeBlocks } from './code-blocks';
import { startWholeFiles } from './whole-files';

const files = {
  'content/samples/v3/a.ts': `import { b } from './b.ts';\n\n// #region shown\nexport const a = b;\n// #endregion shown\n`,
  'content/samples/v3/b.ts': 'export const b = 1;\n',
  'content/samples/index.yml':
    '- file: v3/a.ts\n  packages: { viem: 2.57.0 }\n  test: tests/samples/a.test.ts\n- file: v3/b.ts\n  packages: { viem: 2.57.0 }\n  test: tests/samples/a.test.ts\n',
};

/** Serves these files as the host does. Requests for other files fail. */
const serve = (served: Record<string, string>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn((address: string) => {
      const text = served[new URL(address).pathname];
      return Promise.resolve({
        ok: text !== undefined,
        status: 404,
        text: () => Promise.resolve(text),
        json: () => Promise.resolve(JSON.parse(text ?? '')),
      });
    }),
  );
const all = {
  '/samples/v3/a.ts.txt': files['content/samples/v3/a.ts'],
  '/samples/v3/b.ts.txt': files['content/samples/v3/b.ts'],
};

const dialog = () => screen.findByRole('dialog', { name: 'v3/a.ts' });
const link = () => screen.getByRole('link', { name: 'Whole file' });

// Load the code that handles a press before the first test, because loading takes most of a second on a busy machine.
beforeAll(() => import('../../templates/start/fetched-on-press'));

beforeEach(() => {
  drawPage({
    content: markupOf('```ts file="v3/a.ts" region="shown"\n```', { files }),
  });
  listen(
    startWholeFiles(() => import('../../templates/start/fetched-on-press')),
    startCodeBlocks(),
    () => screen.queryAllByRole('dialog').forEach((open) => (open as HTMLDialogElement).close()),
  );
});

test('"Whole file" opens the file over the page, under its name, with all of its lines', async () => {
  serve(all);
  expect(click(link())).toBe(false);
  const open = within(await dialog());
  const code = await open.findByRole('group', { name: 'Code: v3/a.ts' });
  expect(code.textContent).toBe(files['content/samples/v3/a.ts'].trimEnd());
  expect(document.activeElement).toBe(open.getByRole('heading', { name: 'v3/a.ts' }));
  expect(open.getByRole('link', { name: 'Open as plain text' })).toHaveProperty(
    'pathname',
    '/samples/v3/a.ts.txt',
  );
});

test('the code is highlighted by the file with its colors, and is not parsed as HTML', async () => {
  const text = "import { b } from './b.ts';\n<b>bold</b>\n";
  const colours = {
    roles: ['', 'keyword', 'string'],
    lines: [
      [6, 1, 12, 0, 8, 2, 1, 0],
      [3, 1, 9, 0],
    ],
  };
  serve({ '/samples/v3/a.ts.txt': text, '/samples/v3/a.ts.json': JSON.stringify(colours) });
  link().click();
  const code = await within(await dialog()).findByRole('group', { name: 'Code: v3/a.ts' });
  expect(code.textContent).toBe(text.trimEnd());
  expect(code.querySelector('b')).toBeNull();
  expect(within(code).getByText('import').className).toBe('c-keyword');
  expect(within(code).getByRole('link', { name: './b.ts' }).parentElement?.className).toBe(
    'c-string',
  );
  // The lengths of the colored pieces do not add up to the length of this line.
  expect(within(code).getByText('<b>bold</b>').className).toBe('line');
});

test('an imported file replaces the file in the dialog, and Close closes the dialog', async () => {
  serve(all);
  link().click();
  const file = within(await dialog());
  click(await file.findByRole('link', { name: './b.ts' }));
  const other = await screen.findByRole('dialog', { name: 'v3/b.ts' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  within(other).getByRole('button', { name: 'Close' }).click();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Copy in the dialog copies the file', async () => {
  serve(all);
  const { text } = clipboard();
  link().click();
  (await within(await dialog()).findByRole('button', { name: 'Copy' })).click();
  await waitFor(() => expect(text()).toBe(files['content/samples/v3/a.ts'].trimEnd()));
});

test('a file that fails to load shows an error, and Try again requests it again', async () => {
  serve({});
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  link().click();
  const alert = await within(await dialog()).findByRole('alert');
  expect(alert.textContent).toContain('You might want to check your network connection.');
  expect(warn).toHaveBeenCalledOnce();
  serve(all);
  within(alert).getByRole('button', { name: 'Try again' }).click();
  expect(await screen.findByRole('group', { name: 'Code: v3/a.ts' })).toBeDefined();
});

test('Back closes the dialog', async () => {
  serve(all);
  link().click();
  await dialog();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a click that opens another tab is left to the browser', () => {
  expect(click(link(), { ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
