// @vitest-environment jsdom
import { createEvent, fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Stop } from '../../kit/dom/delegate';
import { keepPageStill } from './keep-page-still';

let letGo: Stop;

const at = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(selector);
  return element;
};

/** Dispatches an event. Returns whether its default action is allowed. */
const goesOn = (event: Event, target: Element): boolean => fireEvent(target, event);

const wheel = (target: Element, held = {}) => goesOn(createEvent.wheel(target, held), target);
const press = (key: string, target: Element) =>
  goesOn(createEvent.keyDown(target, { key }), target);

/** Sets the heights that jsdom, which has no layout, does not compute. */
function sized(element: HTMLElement, clientHeight: number, scrollHeight: number): void {
  Object.defineProperties(element, {
    clientHeight: { value: clientHeight },
    scrollHeight: { value: scrollHeight },
  });
}

beforeEach(() => {
  document.body.innerHTML = '<dialog><input><div class="list"><a href="/a">A</a></div></dialog>';
  letGo = keepPageStill(at('dialog') as HTMLDialogElement, '.list');
});
afterEach(() => letGo());

describe('the page behind an open dialog', () => {
  it('is not scrolled by the wheel or by touch', () => {
    for (const target of [document.body, at('dialog'), at('input')]) {
      expect(wheel(target)).toBe(false);
      expect(goesOn(createEvent.touchMove(target, { touches: [{}] }), target)).toBe(false);
    }
  });

  it('can be zoomed', () => {
    expect(wheel(document.body, { ctrlKey: true })).toBe(true);
    const twoFingers = createEvent.touchMove(document.body, { touches: [{}, {}] });
    expect(goesOn(twoFingers, document.body)).toBe(true);
  });

  it('lets the wheel scroll the list, unless the list has nothing to scroll', () => {
    expect(wheel(at('a'))).toBe(false);
    sized(at('.list'), 100, 400);
    expect(wheel(at('a'))).toBe(true);
  });

  it('is not scrolled by keys; Page Up and Page Down scroll the list', () => {
    sized(at('.list'), 100, 400);
    const moves: unknown[] = [];
    at('.list').scrollBy = (...by: unknown[]) => moves.push(...by);
    expect(press('PageDown', at('input'))).toBe(false);
    expect(press('PageUp', at('input'))).toBe(false);
    expect(moves).toEqual([{ top: 90 }, { top: -90 }]);
    expect(press(' ', at('a'))).toBe(false);
    expect(press(' ', at('input'))).toBe(true);
  });

  it('can be scrolled again after the dialog is closed', () => {
    letGo();
    expect(wheel(document.body)).toBe(true);
  });
});
