import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import { formatProblem, type ContentError } from '../../src/site/sources/content-problem';
import type { CompiledDoc } from './compile/compiled-doc';

/** What stands for a doc that cannot be compiled while its writer develops: its mistakes, on its own page alone. */
export function mistakenDoc({ problems }: ContentError): CompiledDoc {
  const mistakes = h(
    'ul',
    ...problems.map((problem) => h('li', h('code', formatProblem(problem)))),
  );
  return {
    body: [{ html: toHtml([h('p', 'This page cannot be shown as it is written:'), mistakes]) }],
    headings: [],
    links: [],
    sections: [],
    math: false,
    mathClasses: [],
    undescribed: [],
    samples: [],
    figures: [],
    components: [],
    terms: [],
  };
}
