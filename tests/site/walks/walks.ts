/** A common change by a maintainer, and the limit on how many files of code it may edit. */
export interface Walk {
  /** Maximum number of existing files of code that the change may edit. */
  edits: number;
  /**
   * Insertions into existing files, by path from the project's root. Each text is inserted after another text in the
   * file.
   */
  changes: Readonly<Record<string, readonly (readonly [after: string, insert: string])[]>>;
  /** New files of code. All of them are in one folder. */
  adds?: Readonly<Record<string, string>>;
  /** Arguments of an `npm run new` command that writes content for the change. */
  command?: readonly string[];
  /**
   * Files of content that use the change, by path from the content folder. They're written after the command has run.
   */
  content: Readonly<Record<string, string>>;
}

const doc = (title: string, body: string, more = '') => `---
title: ${title}
description: A page that shows what a change to the code of this site looks like to a reader of it.
${more}---

${body}
`;

/** The changes of `docs/how-to-add.md`, by what they add. */
export const WALKS = {
  'an admonition kind': {
    edits: 1,
    changes: {
      'src/site/design/admonition-kinds.ts': [
        [
          'export const ADMONITION_KINDS = {\n',
          `  warning: {
    title: 'Warning',
    dark: { ink: 'oklch(0.8 0.09 300)', surface: 'oklch(0.225 0.035 300)' },
    light: { ink: 'oklch(0.46 0.12 300)', surface: 'oklch(0.96 0.016 300)' },
  },
`,
        ],
      ],
    },
    content: {
      'docs/guides/admonition.mdx': doc('An admonition', ':::warning\n\nMind the gap.\n\n:::'),
    },
  },
  'a code language': {
    edits: 1,
    changes: {
      'src/site/content/code-languages.ts': [
        [
          'export const CODE_LANGUAGES: Readonly<Record<string, CodeLanguage>> = {\n',
          "  toml: { label: 'TOML', extensions: ['toml'] },\n",
        ],
      ],
    },
    content: {
      'docs/guides/language.mdx': doc(
        'A language',
        '```toml\n[profile.default]\noptimizer = true\n```',
      ),
    },
  },
  "a behaviour of the phone's menu": {
    edits: 2,
    changes: {
      'src/frame/mobile-menu/mobile-menu.ts': [
        [
          'function keepTabInside(root: HTMLElement, event: KeyboardEvent): void {\n',
          "  if (event.key === 'End') focusable(root).at(-1)?.focus();\n",
        ],
      ],
    },
    content: {},
  },
  'a tool': {
    edits: 2,
    changes: {
      'src/site/content/interactive-components.ts': [
        ['export const INTERACTIVE_COMPONENTS = {\n', '  Tally: noProps,\n'],
      ],
      'src/templates/content/component-map.tsx': [
        [
          'const loaders: Record<InteractiveComponent, () => Promise<Module>> = {\n',
          "  Tally: () => import('../../interactive/tools/tally/tally'),\n",
        ],
      ],
    },
    adds: {
      'src/interactive/tools/tally/tally.tsx': `import { useState } from 'react';

/** Counts how often its button was pressed. */
export default function Tally() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}
`,
    },
    content: { 'docs/guides/tool.mdx': doc('A tool', '<Tally />') },
  },
  'a front-matter field that pages show and search finds': {
    edits: 5,
    changes: {
      'src/site/content/front-matter.ts': [
        [
          'export const frontMatterSchema = z.strictObject({\n',
          "  audience: line.optional().describe('Whom the page is for.'),\n",
        ],
      ],
      'plugins/gatsby-transformer-doc/schema.graphql': [
        [
          'type Doc implements Node @childOf(types: ["Mdx"]) @dontInfer {\n',
          '  "Whom the page is for."\n  audience: String\n',
        ],
      ],
      'src/templates/doc.tsx': [
        [
          '            <PagesUnder pages={under} />\n',
          '            {doc.audience && <p>For {doc.audience}</p>}\n',
        ],
        ['    doc(id: { eq: $id }) {\n', '      audience\n'],
      ],
      'plugins/gatsby-plugin-search-index/collect-records.ts': [
        ['        allDoc(sort: { id: ASC }) {\n          nodes {\n', '            audience\n'],
        ['interface WrittenDoc extends Written {\n', '  audience: string | null;\n'],
        [
          '        tag: tagOfPath(allDocsVersion.nodes, doc.path),\n',
          '        ...(doc.audience && { asks: [doc.audience] }),\n',
        ],
      ],
    },
    content: {
      'docs/guides/field.mdx': doc('A field', 'Text.', 'audience: zookeepers of Antarctica\n'),
    },
  },
  'a docs section': {
    edits: 0,
    changes: {},
    command: [
      ...['section', '--section', 'tutorials', '--label', 'Tutorials'],
      ...['--description', 'Whole programs, from an empty folder to a first swap, in small steps.'],
    ],
    content: {
      'docs/tutorials/first.mdx': doc('A first tutorial', 'Text of the tutorial.'),
      'navigation/sidebars/tutorials.yml':
        'section: tutorials\nkind: guide\nitems: [tutorials/overview, tutorials/first]\n',
    },
  },
  'a redirect': {
    edits: 0,
    changes: {},
    command: ['redirect', '--from', '/moved', '--to', '/guides/start'],
    content: {},
  },
} as const satisfies Record<string, Walk>;
