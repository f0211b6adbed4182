import type { CorpusPlan } from './corpus-plan';
import { vitepress } from './dialects';
import { writeFiles, writePages, type Peer } from './peer';

const VERSION = '1.6.4';

const config = ({ sections }: CorpusPlan) => `
import { defineConfig } from 'vitepress';
import { tabsMarkdownPlugin } from 'vitepress-plugin-tabs';

export default defineConfig({
  title: 'Corpus',
  cleanUrls: true,
  markdown: { math: true, config: (markdown) => void markdown.use(tabsMarkdownPlugin) },
  themeConfig: {
    search: { provider: 'local' },
    nav: ${JSON.stringify(
      sections.map(({ section, categories }) => ({
        text: section,
        link: `/${categories[0]?.ids[0] ?? ''}`,
      })),
    )},
    sidebar: ${JSON.stringify(
      Object.fromEntries(
        sections.map(({ section, categories }) => [
          `/${section}/`,
          categories.map(({ label, ids }) => ({
            text: label,
            items: ids.map((id) => ({
              text: id.replace(/.*page-/, 'Page '),
              link: `/${id}`,
            })),
          })),
        ]),
      ),
    )},
  },
});
`;

const theme = `
import DefaultTheme from 'vitepress/theme';
import { enhanceAppWithTabs } from 'vitepress-plugin-tabs/client';

export default { extends: DefaultTheme, enhanceApp: ({ app }) => enhanceAppWithTabs(app) };
`;

/** VitePress, Vue's documentation generator, with its built-in search. */
export const peerVitepress: Peer = {
  name: `VitePress ${VERSION}`,
  packages: {
    'markdown-it-mathjax3': '4.3.2',
    vitepress: VERSION,
    'vitepress-plugin-tabs': '0.9.1',
    vue: '3.5.45',
  },
  write: (folder, plan) => {
    writeFiles(folder, {
      '.vitepress/config.mjs': config(plan),
      '.vitepress/theme/index.mjs': theme,
    });
    return writePages(folder, plan, vitepress);
  },
  build: ['node_modules/vitepress/bin/vitepress.js', 'build'],
  develop: ['node_modules/vitepress/bin/vitepress.js', 'dev'],
  output: '.vitepress/dist',
  caches: ['.vitepress/cache', 'node_modules/.vite'],
  named: /^\/assets\//,
};
