// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { listen } from '../../../tests/dom/reader';
import { drawn, runView } from '../../../tests/dom/run-view';
import { translatePage } from '../../../tests/translate-page';
import { followTranslation } from './follow-translation';

beforeEach(() => listen(followTranslation()));

/** Waits until the translation and the page have handled the change. */
const settled = () => drawn(() => new Promise((resolve) => setTimeout(resolve)));

const said = () => document.body.textContent;
const isTranslated = (words: string) =>
  [...document.querySelectorAll('font > font')].some(({ textContent }) => textContent === words);

function Price({ value, unit, fresh }: { value: string; unit?: string; fresh?: boolean }) {
  return (
    <p>
      {fresh && <strong>New: </strong>}
      {value} {unit}
      <small>, no fee</small>
    </p>
  );
}

test('new text replaces translated text, and is translated too', async () => {
  const { again } = runView(<Price value="5.4×" />);
  listen(translatePage());
  await settled();
  for (const value of ['5.0×', '4.7×', '4.7×', '5.4×']) {
    again(<Price value={value} />);
    await settled();
    expect(said()).toBe(`${value} , no fee`);
    expect(isTranslated(value)).toBe(true);
  }
});

test('if a text is removed, its translation is removed', async () => {
  const { again } = runView(<Price value="5.4" unit="USDC" />);
  listen(translatePage());
  await settled();
  again(<Price value="5.4" />);
  await settled();
  expect(said()).toBe('5.4 , no fee');
});

test('an element can be inserted before a translated text, and removed again', async () => {
  const { again } = runView(<Price value="5.4×" />);
  listen(translatePage());
  await settled();
  again(<Price value="5.4×" fresh />);
  await settled();
  expect(said()).toBe('New: 5.4× , no fee');
  again(<Price value="5.0×" />);
  await settled();
  expect(said()).toBe('5.0× , no fee');
});
