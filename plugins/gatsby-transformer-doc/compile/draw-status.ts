import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Literal } from '../../../src/lib/content-tree';
import {
  readStatus,
  STATUS_FILE,
  statusTopics,
  type StatusLine,
} from '../../../src/lib/reference/status';
import { inlineCode, type DataContext } from './data-context';
import { dayInWords } from './day-in-words';

/** `<Status of="protocol-fees" />`: what holds outside the docs, since when, and by whose word. */
export function drawStatus(
  { of }: Record<string, Literal>,
  { read, rename }: DataContext,
): Element[] {
  const lines = readStatus(read(STATUS_FILE)).filter(({ topic }) => topic === of);
  if (lines.length === 0) throw new Error(`the prop "of" is one of ${statusTopics.join(', ')}`);
  return [
    h('table', [
      h('thead', h('tr', [h('th', 'Of'), h('th', 'State')])),
      h(
        'tbody',
        lines.map((line) => row(line, rename)),
      ),
    ]),
  ];
}

function row(
  { of, state, since, differs, ask, sources }: StatusLine,
  rename: DataContext['rename'],
): Element {
  const note = (label: string, text: string | undefined) =>
    text ? [h('small', [h('strong', `${label}: `), ...inlineCode(text, rename)])] : [];
  return h('tr', [
    h('td', [of, ...(since ? [h('small', `since ${dayInWords(since)}`)] : [])]),
    h('td', [
      ...inlineCode(state, rename),
      ...note('Sources differ', differs),
      ...note('Ask', ask),
      ...sources.map((source) =>
        h('small', [
          h('strong', 'Source: '),
          h('a', { href: source.url }, source.name),
          `, read on ${dayInWords(source.read)}`,
        ]),
      ),
    ]),
  ]);
}
