// @vitest-environment jsdom
import { expect, test } from 'vitest';
import '../../../tests/dom/reader';
import { runView } from '../../../tests/dom/run-view';
import { Content } from './content';

test('find-in-page searches a closed panel that contains a component', () => {
  const panel = { role: 'tabpanel', hidden: 'until-found' };
  runView(<Content nodes={[{ tag: 'div', props: panel, children: ['In here.'] }]} />);
  expect(document.querySelector('[role="tabpanel"]')?.getAttribute('hidden')).toBe('until-found');
});
