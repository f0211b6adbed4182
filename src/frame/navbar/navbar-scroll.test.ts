// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../../tests/dom/draw-page';
import { click, listen } from '../../../tests/dom/reader';
import { startNavbarScroll } from './navbar-scroll';

/** Whether the navbar is hidden, judged by the attribute that its style depends on. */
const isHidden = () => document.documentElement.hasAttribute('data-navbar-hidden');
const scrollTo = (place: number) => {
  vi.stubGlobal('scrollY', place);
  fireEvent.scroll(window);
  return isHidden();
};

beforeEach(() => {
  drawPage({ path: '/a', content: '<a href="#b">To b</a><h2 id="b">B</h2>' });
  vi.spyOn(screen.getByRole('banner'), 'clientHeight', 'get').mockReturnValue(60);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', 0);
  listen(startNavbarScroll());
});

test('scrolling down hides the bar, and scrolling up shows it', () => {
  expect(scrollTo(300)).toBe(true);
  expect(scrollTo(290)).toBe(false);
  expect(scrollTo(300)).toBe(true);
});

test("within the bar's height of the top, the bar is always shown", () => {
  expect(scrollTo(60)).toBe(false);
  expect(scrollTo(61)).toBe(true);
  expect(scrollTo(59)).toBe(false);
});

test("a bounce at the end of the page doesn't change it", () => {
  scrollTo(4200);
  expect(isHidden()).toBe(true);
  scrollTo(4300);
  expect(scrollTo(4210)).toBe(true);
});

test('a jump to a place on the page hides the bar, even if the place is further up', () => {
  scrollTo(2000);
  scrollTo(1900);
  expect(isHidden()).toBe(false);
  click(screen.getByRole('link', { name: 'To b' }));
  expect(scrollTo(500)).toBe(true);
});
