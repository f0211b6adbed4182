// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markupOf } from '../../../tests/compile-text';
import { drawPage } from '../../../tests/dom/draw-page';
import { listen, press } from '../../../tests/dom/reader';
import { typesDigest, typesFile } from '../../site/samples/committed-types';
import { awaitHints } from './await-hints';

const SAMPLE = "import { Pool } from 'sdk';\n\nexport const pool = new Pool();";
const lines = [[9, 4, 0], [], [13, 4, 1, 24, 4, 0]];
const digest = typesDigest(SAMPLE);
const published = {
  lines,
  types: [
    { text: 'class Pool', comment: 'Represents a pool.', href: '/sdk/v3/reference/classes/Pool' },
    { text: 'const pool: Pool' },
  ],
};

const names = () =>
  [...document.querySelectorAll('pre[role] [data-name]')].map(({ textContent }) => textContent);
const name = (text: string) => screen.getByText(text, { selector: '[data-name]' });
const block = () => screen.getByRole('group', { name: 'Code: TypeScript' });
const button = () => screen.getByRole('button', { name: 'Types' });
const tooltip = () => screen.queryByRole('tooltip');
const pressTypes = async () => (await import('./walk-names')).walkNames(button());
/** Waits for the code and the types to load, and lets the pointer rest. */
const rest = async () => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(250);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(published) })),
  );
  drawPage({
    path: '/a',
    content: markupOf('Text.\n\n```ts file="v3/a.ts" region="pool"\n```', {
      path: '/a',
      files: {
        'content/samples/index.yml': '- { file: v3/a.ts, test: t.ts }\n',
        'content/samples/v3/a.ts': SAMPLE.replace(
          /export.*/,
          '// #region pool\n$&\n// #endregion pool\n',
        ),
        [typesFile('v3/a.ts')]: JSON.stringify({ digest, lines, types: [] }),
      },
    }),
  });
  listen(awaitHints('', () => undefined));
});
afterEach(async () => {
  (await import('./show-hints')).stopHints();
  vi.resetModules();
});

test('names get their types when the pointer comes to their block, from the line of the region', async () => {
  expect(names()).toEqual([]);
  fireEvent.pointerOver(block());
  await rest();
  expect(fetch).toHaveBeenCalledExactlyOnceWith(`${location.origin}/samples/v3/a.ts.types.json`);
  expect(names()).toEqual(['pool', 'Pool']);
  expect(block().textContent).toBe('export const pool = new Pool();');
});

test('a name shows its declaration, its comment and a link to its entry', async () => {
  fireEvent.pointerOver(block());
  await rest();
  fireEvent.pointerOver(name('Pool'));
  await rest();
  expect(tooltip()?.textContent).toBe('class PoolRepresents a pool.Open in the reference');
  expect(screen.getByRole('link', { name: 'Open in the reference' }).getAttribute('href')).toBe(
    '/sdk/v3/reference/classes/Pool',
  );
  expect(name('Pool').getAttribute('aria-describedby')).toBe(tooltip()?.id);
  fireEvent.pointerOver(name('pool'));
  await rest();
  expect(tooltip()?.textContent).toBe('const pool: Pool');
});

test('the arrow keys walk through the names, of which one is a tab stop', async () => {
  fireEvent.pointerOver(block());
  await rest();
  await pressTypes();
  await rest();
  expect(button().getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).toBe(name('pool'));
  expect(screen.getByRole('note', { name: 'pool', description: 'const pool: Pool' })).toBe(
    document.activeElement,
  );
  expect(screen.getByRole('application').getAttribute('aria-description')).toContain('arrow keys');
  expect(tooltip()?.textContent).toBe('const pool: Pool');
  press('ArrowRight');
  await rest();
  expect(document.activeElement).toBe(name('Pool'));
  expect(name('Pool').getAttribute('role')).toBe('link');
  expect(name('pool').hasAttribute('tabindex')).toBe(false);
  expect(tooltip()?.textContent).toContain('class Pool');
  const followed: (string | null)[] = [];
  const follow = (event: Event) => {
    event.preventDefault();
    if (event.target instanceof Element) followed.push(event.target.getAttribute('href'));
  };
  document.addEventListener('click', follow);
  listen(() => document.removeEventListener('click', follow));
  press('Enter', { ctrlKey: true });
  press('ArrowLeft', { altKey: true });
  expect(followed).toEqual([]);
  expect(document.activeElement).toBe(name('Pool'));
  press('Enter');
  expect(followed).toEqual(['/sdk/v3/reference/classes/Pool']);
  press('ArrowRight');
  expect(document.activeElement).toBe(name('pool'));
  await pressTypes();
  expect(button().getAttribute('aria-pressed')).toBe('false');
  expect(document.querySelectorAll('[data-name][tabindex]')).toHaveLength(0);
  expect(screen.queryByRole('note')).toBeNull();
  expect(screen.queryByRole('application')).toBeNull();
});

test('a type that loads after the pointer has left is not shown, and a new page hides the one that is', async () => {
  fireEvent.pointerOver(block());
  await rest();
  fireEvent.pointerOver(name('pool'));
  await vi.advanceTimersByTimeAsync(249);
  fireEvent.pointerOver(screen.getByRole('main'));
  await rest();
  expect(tooltip()).toBeNull();
  fireEvent.pointerOver(name('pool'));
  await rest();
  expect(tooltip()).not.toBeNull();
  document.dispatchEvent(new Event('page-drawn'));
  expect(tooltip()).toBeNull();
});

test('after a failure, only the button tries again, not each movement of the pointer', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('offline'));
  fireEvent.pointerOver(block());
  await rest();
  fireEvent.pointerOver(block());
  await rest();
  expect(fetch).toHaveBeenCalledOnce();
  await pressTypes();
  expect(names()).toEqual(['pool', 'Pool']);
});

test('if the types cannot be loaded, a message next to the button says so, and the next press tries again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('offline'));
  await pressTypes();
  expect(screen.getByRole('alert').textContent).toContain('The types could not be loaded.');
  expect(names()).toEqual([]);
  await pressTypes();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(names()).toEqual(['pool', 'Pool']);
});

test('a block whose sample has changed since its types were read has neither types nor a button', () => {
  const html = markupOf('Text.\n\n```ts file="v3/a.ts" region="pool"\n```', {
    files: {
      'content/samples/index.yml': '- { file: v3/a.ts, test: t.ts }\n',
      'content/samples/v3/a.ts': '// #region pool\nconst pool = 1;\n// #endregion pool\n',
      [typesFile('v3/a.ts')]: JSON.stringify({ digest, lines, types: [] }),
    },
  });
  expect(html).not.toContain('data-types');
  expect(html).not.toContain('Types');
});
