import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE } from '../../src/site/locales/locale';
import { markdownOf } from '../../src/site/pages/machine-files';
import { digestOf } from '../../src/site/sources/digest';
import { writeChanged } from '../../src/site/sources/output-files';
import { writeCards } from './cards/write-cards';
import { drawIcons } from './icons';
import { llmsFullTxt, llmsTxt } from './markdown/llms';
import { writeMarkdown } from './markdown/page-markdown';
import type { MachineOptions } from './options';
import type { IndexedPage } from './read-pages';
import { removeStray, robots, securityTxt, sitemap, webManifest, writeFiles } from './root-files';

/**
 * Returns a digest of this plugin's code and all package versions. It is part of the cache keys, because changed code
 * or packages may change the output.
 */
function ownCode(root: string): string {
  const folder = join(root, 'plugins/gatsby-plugin-machine-readers');
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(folder, name));
  return digestOf(
    [...files, join(root, 'package-lock.json')].map((file) => readFileSync(file, 'utf8')).join(),
  );
}

/** Path that RFC 9116 defines. */
const SECURITY = '.well-known/security.txt';

/**
 * The scalable icon that pages link to: a copy of the site's mark. If the mark is not `static/favicon.svg`, the copy
 * replaces that file in the built site.
 */
const FAVICON = 'favicon.svg';

/** Reads the site's mark. @throws Error that names the setting if the file does not exist */
function readMark(root: string, file: string): string {
  const path = join(root, file);
  if (!existsSync(path))
    throw new Error(
      `site.mark of content/settings.yml is ${file}, but there is no such file: correct the path, or add the file`,
    );
  return readFileSync(path, 'utf8');
}

/**
 * Writes all files for machines into the built site.
 *
 * @param today YYYY-MM-DD; an expired `security.txt` is not written
 * @returns what the build should report
 */
export async function writeForMachines(
  pages: readonly IndexedPage[],
  options: MachineOptions,
  today = new Date().toISOString().slice(0, 10),
): Promise<{ told: string[]; warnings: string[] }> {
  const { root, site, product, sections, security, colours } = options;
  const home = site.url + site.basePath;
  const mark = readMark(root, site.mark);
  const code = ownCode(root);
  const labels = new Map(sections.map(({ section, label }) => [section, label]));
  const [cards, markdown] = await Promise.all([
    writeCards(pages, { root, site, mark, colours, labels, code }),
    writeMarkdown(pages, { root, product }, code),
  ]);
  const readMarkdown = ({ path }: IndexedPage) =>
    markdown.texts.get(markdownOf(path).slice(1)) ?? '';
  const inUse = security && security.expires > today ? security : undefined;
  const own = writeFiles(
    root,
    new Map<string, string | Buffer>([
      ['sitemap.xml', sitemap(pages)],
      ['robots.txt', robots(home)],
      ['manifest.webmanifest', webManifest(options, DEFAULT_LOCALE)],
      ['llms.txt', llmsTxt(pages, sections, site, home)],
      ['llms-full.txt', llmsFullTxt(pages, sections, site, readMarkdown)],
      ...drawIcons(mark, colours.paper),
      ...(inUse ? [[SECURITY, securityTxt(inUse, home, DEFAULT_LOCALE)] as const] : []),
    ]),
  );
  if (site.mark !== `static/${FAVICON}`) writeChanged(join(root, 'public', FAVICON), mark);
  removeStray(root, new Set([...cards.files, ...markdown.texts.keys()]));
  return {
    told: [
      `For machines: ${pages.length} pages, ${cards.drawn} cards drawn, ${markdown.written} pages written as Markdown.`,
      ...own.map((name) => `static/${name} is your own file and is kept.`),
      ...(security
        ? []
        : ['There is no security.txt, because the settings have no `security.contact`.']),
      ...(site.basePath
        ? [
            inUse
              ? `Crawlers look for robots.txt and ${SECURITY} only at the root of ${site.url}: copy both there from dist/.`
              : `Crawlers look for robots.txt only at the root of ${site.url}: copy it there from dist/.`,
          ]
        : []),
    ],
    warnings: [
      ...(security && !inUse
        ? [
            `security.txt is left out, because security.expires, ${security.expires}, has passed. Write a later date.`,
          ]
        : []),
      ...cards.unlettered.map(
        (path) =>
          `The card of ${path} shows the tagline, because the font of cards lacks letters of the title.`,
      ),
      ...markdown.unknown.map(
        (path) =>
          `${markdownOf(path)} lacks a formula, because no .mdx or .yml file of content/ contains the TeX: write the formula in one of them.`,
      ),
    ],
  };
}
