import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { buildInlineScript, REQUEST_SCRIPT } from '../../build/inline-scripts';

const code = buildInlineScript(REQUEST_SCRIPT, '/docs');

/** Runs the script as a page does. Returns the scripts that it has requested, and how to go on. */
function run({ hidden = false } = {}) {
  const requested: { src?: string }[] = [];
  const waiting: (() => void)[] = [];
  const wait = (work: () => void) => waiting.push(work);
  const window = {
    ___chunkMapping: '{"app":["/app-1.js"],"page":["/page-2.js"]}',
    earlyEvents: undefined as Record<string, string> | undefined,
    onpopstate: undefined as (() => void) | undefined,
  };
  const document = {
    hidden,
    onclick: undefined as ((event: { type: string; target: string }) => void) | undefined,
    createElement: () => ({}),
    head: { append: (script: object) => requested.push(script) },
  };
  const location = { pathname: '/docs/fees', reload: vi.fn() };
  const page = { window, document, location, requestAnimationFrame: wait, setTimeout: wait };
  runInNewContext(code, page);
  const stepTo = (pathname: string) => {
    location.pathname = pathname;
    window.onpopstate?.();
  };
  const paint = () => {
    for (let work = waiting.shift(); work; work = waiting.shift()) work();
  };
  return { window, document, location, requested, paint, stepTo };
}

test.each([
  ['visible', false, 0],
  ['hidden', true, 1],
])('in a %s tab, the script is requested before the first paint: %s', (_, hidden, early) => {
  const { requested, paint } = run({ hidden });
  expect(requested).toHaveLength(early);
  paint();
  expect(requested).toEqual([{ src: '/docs/app-1.js' }]);
});

test('a click requests the script at once, and is kept for it, whatever follows', () => {
  const { window, document, requested, paint } = run();
  document.onclick?.({ type: 'click', target: 'the search button' });
  document.onclick?.({ type: 'pointermove', target: 'the text' });
  expect(window.earlyEvents).toEqual({ click: 'the search button', pointermove: 'the text' });
  paint();
  expect(requested).toEqual([{ src: '/docs/app-1.js' }]);
});

test('before the script runs, Back to another page reloads the document; a jump within the page does not', () => {
  const { location, stepTo } = run();
  stepTo('/docs/fees');
  expect(location.reload).not.toHaveBeenCalled();
  stepTo('/docs/oracle');
  expect(location.reload).toHaveBeenCalledOnce();
});
