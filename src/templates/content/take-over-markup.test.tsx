// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { listen } from '../../../tests/dom/reader';
import { drawn } from '../../../tests/dom/run-view';
import { translatePage } from '../../../tests/translate-page';
import { followTranslation } from '../../kit/dom/follow-translation';
import { COMPONENT } from './names';
import { takeOverMarkup } from './take-over-markup';

const LATER = { __html: '' };

/** Renders a value, and a component that has not loaded yet. */
const Page = ({ value }: { value: string }) => (
  <main>
    <p>
      {value} less<small>, no fee</small>
    </p>
    <div {...{ [COMPONENT]: 'Tool' }} dangerouslySetInnerHTML={LATER} />
  </main>
);

const settled = () => drawn(() => new Promise((resolve) => setTimeout(resolve)));

test('a page that is translated before the app loads is hydrated without an error or lost content', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Page value="5.4×" />).replace('</div>', '<p>A tool.</p></div>');
  document.body.append(place);
  const problems = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  listen(followTranslation(), translatePage());
  let root: Root | undefined;
  act(() => {
    root = takeOverMarkup(place, <Page value="5.4×" />);
  });
  listen(() => act(() => root?.unmount()));
  await settled();
  expect(place.textContent).toBe('5.4× less, no feeA tool.');
  act(() => root?.render(<Page value="5.0×" />));
  await settled();
  expect(place.textContent).toBe('5.0× less, no feeA tool.');
  expect(problems).not.toHaveBeenCalled();
});
