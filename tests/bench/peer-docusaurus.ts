import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { CorpusPlan } from './corpus-plan';
import { docusaurus } from './dialects';
import { writeFiles, writePages, type Peer } from './peer';

const VERSION = '3.10.2';

const config = ({ sections }: CorpusPlan) => `
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';

export default {
  title: 'Corpus',
  url: 'https://docs.example',
  baseUrl: '/',
  future: { v4: true, faster: true },
  stylesheets: ['/katex/katex.min.css'],
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.mjs',
          remarkPlugins: [remarkMath],
          rehypePlugins: [rehypeKatex],
        },
        blog: false,
      },
    ],
  ],
  themeConfig: {
    prism: { additionalLanguages: ['solidity'] },
    navbar: {
      title: 'Corpus',
      items: ${JSON.stringify(
        sections.map(({ section }) => ({ type: 'docSidebar', sidebarId: section, label: section })),
      )},
    },
  },
};
`;

const sidebars = ({ sections }: CorpusPlan) =>
  `export default ${JSON.stringify(
    Object.fromEntries(
      sections.map(({ section, categories }) => [
        section,
        categories.map(({ label, ids }) => ({
          type: 'category',
          label,
          // A key, because two categories may have the same label.
          key: `${section} ${label}`,
          items: ids,
        })),
      ]),
    ),
  )};\n`;

/** Docusaurus, with all options that make its builds faster. It has no built-in search. */
export const peerDocusaurus: Peer = {
  name: `Docusaurus ${VERSION}, faster`,
  packages: {
    '@docusaurus/core': VERSION,
    '@docusaurus/faster': VERSION,
    '@docusaurus/preset-classic': VERSION,
    '@mdx-js/react': '3.1.1',
    katex: '0.16.47',
    react: '19.3.1',
    'react-dom': '19.3.1',
    'rehype-katex': '7.0.1',
    'remark-math': '6.0.0',
  },
  write: (folder, plan) => {
    writeFiles(folder, {
      'docusaurus.config.mjs': config(plan),
      'sidebars.mjs': sidebars(plan),
    });
    // KaTeX's files are served by the site itself, as Docusaurus's documentation recommends. If they were bundled,
    // KaTeX's fonts would become a part of every page's style sheet.
    const katex = join(folder, 'static/katex');
    for (const name of ['katex.min.css', 'fonts'])
      cpSync(join(folder, 'node_modules/katex/dist', name), join(katex, name), { recursive: true });
    return writePages(join(folder, 'docs'), plan, docusaurus);
  },
  build: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  develop: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open'],
  hasNoSearch: true,
  output: 'build',
  caches: ['.docusaurus', 'node_modules/.cache'],
  named: /^\/assets\//,
};
