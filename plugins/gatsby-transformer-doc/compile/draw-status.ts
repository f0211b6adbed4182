import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Literal } from '../../../src/site/content/content-tree';
import {
  readStatus,
  STATUS_FILE,
  statusTopics,
  type StatusLine,
} from '../../../src/site/data/status';
import { inlineCode, type DataContext } from './data-context';
import { dayInWords } from './day-in-words';
import { STATUS } from '../../../src/markup/article/names';

/** `<Status of="protocol-fees" />`: facts that change outside the docs, with their dates and sources. */
export function drawStatus(
  { of }: Record<string, Literal>,
  { read, rename }: DataContext,
): Element[] {
  const lines = readStatus(read(STATUS_FILE)).filter(({ topic }) => topic === of);
  if (lines.length === 0)
    throw new Error(`the prop "of" must be one of ${statusTopics.join(', ')}`);
  return [
    h(
      `dl.${STATUS}`,
      lines.map((line) => entry(line, rename)),
    ),
  ];
}

function entry(
  { of, state, since, differs, ask, sources }: StatusLine,
  rename: DataContext['rename'],
): Element {
  const note = (label: string, text: string | undefined) =>
    text ? [h('small', [h('strong', `${label}: `), ...inlineCode(text, rename)])] : [];
  return h('div', [
    h('dt', [of, ...(since ? [h('small', `since ${dayInWords(since)}`)] : [])]),
    h('dd', [
      h('p', inlineCode(state, rename)),
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
