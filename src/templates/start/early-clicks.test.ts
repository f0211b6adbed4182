// @vitest-environment jsdom

import { screen } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { listen } from '../../../tests/dom/reader';
import { APP_NEEDED } from '../../kit/names';
import { earlyClickIn, recordEarlyClicks } from './start-page';

const press = (name: string) => screen.getByRole('button', { name }).click();
const part = (id: string) => document.getElementById(id) ?? document.body;

beforeEach(() => {
  document.body.innerHTML = `<div id="a" ${APP_NEEDED}=""><button>More</button><button>Less</button></div>
    <div id="b" ${APP_NEEDED}=""><button>Other</button></div><button>Close</button>`;
  listen(recordEarlyClicks());
});

test('the last pressed button of a part that is not hydrated is recorded', () => {
  expect(earlyClickIn(part('a'))).toBeUndefined();
  press('More');
  press('Less');
  expect(earlyClickIn(part('a'))).toBe(screen.getByRole('button', { name: 'Less' }));
});

test('a press elsewhere on the page has no effect on a part', () => {
  press('Close');
  expect(earlyClickIn(document.body)).toBeUndefined();
  press('Other');
  expect(earlyClickIn(part('a'))).toBeUndefined();
  expect(earlyClickIn(part('b'))).toBe(screen.getByRole('button', { name: 'Other' }));
});
