import { makeElement } from '../../kit/dom/make-element';
import type { HintKind } from './hint-kind';
import { TERM, TESTED, TESTED_TEXT } from './names';

/** The hints of "tested" marks: what the test ran, which the mark contains after a colon. */
export const testedRuns: HintKind = {
  selector: `a.${TESTED}[${TERM}]`,
  isInText: true,
  contentOf(mark) {
    const text = mark.querySelector(`.${TESTED_TEXT}`)?.textContent.replace(/^:\s*/, '');
    return Promise.resolve(text ? [makeElement('span', {}, text)] : undefined);
  },
};
