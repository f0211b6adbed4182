import { join } from 'node:path';
import type { CorpusPlan } from './corpus-plan';
import { starlight } from './dialects';
import { NEWER_NODE, NEWER_NODE_PATH } from './newer-node';
import { writeFiles, writePages, type Peer } from './peer';

const VERSION = '0.42.4';

const config = ({ sections }: CorpusPlan) => `
import { unified } from '@astrojs/markdown-remark';
import { defineConfig, passthroughImageService } from 'astro/config';
import starlight from '@astrojs/starlight';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';

export default defineConfig({
  site: 'https://docs.example',
  image: { service: passthroughImageService() },
  markdown: {
    processor: unified({ remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex] }),
  },
  integrations: [
    starlight({
      title: 'Corpus',
      customCss: ['katex/dist/katex.min.css'],
      sidebar: ${JSON.stringify(
        sections.map(({ section, categories }) => ({
          label: section,
          items: categories.map(({ label, ids }) => ({ label, items: ids })),
        })),
      )},
    }),
  ],
});
`;

const collections = `
import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** Starlight, Astro's documentation theme, with its built-in search. */
export const peerStarlight: Peer = {
  name: `Starlight ${VERSION}`,
  packages: {
    '@astrojs/starlight': VERSION,
    '@astrojs/markdown-remark': '7.3.1',
    astro: '7.3.5',
    katex: '0.16.47',
    'rehype-katex': '7.0.1',
    'remark-math': '6.0.0',
    ...NEWER_NODE,
  },
  write: (folder, plan) => {
    writeFiles(folder, {
      'astro.config.mjs': config(plan),
      'src/content.config.ts': collections,
    });
    return writePages(join(folder, 'src/content/docs'), plan, starlight);
  },
  build: ['node_modules/astro/bin/astro.mjs', 'build'],
  develop: ['node_modules/astro/bin/astro.mjs', 'dev'],
  node: NEWER_NODE_PATH,
  output: 'dist',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  named: /^\/_astro\//,
};
