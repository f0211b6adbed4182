import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFile } from '../content/content-files';
import { readDocSource } from '../content/front-matter';
import { SETTINGS_FILE } from '../settings/read-settings';
import { settingsSchema, type Settings } from '../settings/schema';
import { ContentError, type ContentProblem } from '../sources/content-problem';
import { nearest, oneOf } from '../sources/suggest';
import { parseYaml } from '../sources/yaml-source';
import { DEFAULT_LOCALE, otherLocales, translatedFile } from '../locales/locale';
import { messageProblems } from './message-problems';

const FOLDER = 'locales/';

/**
 * Finds errors and warnings in the files of other locales. The text of translated docs is checked with the other docs.
 *
 * @param files all files of the content folder
 */
export function localeProblems(
  root: string,
  files: readonly ContentFile[],
  { i18n }: Pick<Settings, 'i18n'>,
): { problems: ContentProblem[]; warnings: ContentProblem[] } {
  const codes = otherLocales(i18n.locales).map(({ code }) => code);
  const paths = files.filter(({ isDead }) => !isDead).map(({ path }) => path);
  const ids = idsOf(paths);
  const own = paths.filter((path) => path.startsWith(FOLDER) && !/(?:^|\/)\./.test(path));
  const found = own.map((path) => path.slice(FOLDER.length).split('/'));
  const folders = new Set(found.flatMap(([code = '', ...rest]) => (rest.length > 0 ? [code] : [])));
  const unknown = [...new Set(found.map(([code = '']) => code))].filter(
    (code) => !codes.includes(code),
  );
  const free = codes.filter((code) => !folders.has(code));
  const messages = codes.map((code) => messageProblems(root, code));
  return {
    problems: [
      ...unknown.map((name) =>
        asAWhole(
          name,
          folders.has(name)
            ? unknownLocale(name, free)
            : 'no part of the site reads this file: move or delete it, because content/locales contains only a folder for each locale',
        ),
      ),
      ...found
        .filter(([code = '']) => codes.includes(code))
        .flatMap((parts) => fileProblems(root, parts, ids)),
      ...takenCodes(root, codes, ids),
      ...messages.flatMap(({ problems }) => problems),
    ],
    warnings: messages.flatMap(({ warnings }) => warnings),
  };
}

const asAWhole = (path: string, message: string): ContentProblem => ({
  file: `content/${FOLDER}${path}`,
  line: 0,
  column: 0,
  message,
});

const idsOf = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => /^docs\/(?<id>.+)\.mdx$/.exec(path)?.groups?.id ?? []);

/**
 * Returns the message for a folder whose name is not the code of another locale.
 *
 * @param free codes of locales that have no folder yet
 */
function unknownLocale(code: string, free: readonly string[]): string {
  if (code === DEFAULT_LOCALE)
    return 'docs of the default locale belong in content/docs: move them there';
  const others =
    free.length > 0
      ? `, rename the folder to ${oneOf(free)}, or delete it`
      : ', or delete the folder';
  return `this folder belongs to no locale: add { code: ${code}, label: … } to i18n.locales of ${SETTINGS_FILE}${others}`;
}

/** Reports a locale's file that nothing reads, that has no original, or that sets its own address. */
function fileProblems(
  root: string,
  parts: readonly string[],
  ids: readonly string[],
): ContentProblem[] {
  const path = parts.join('/');
  const file = `content/${FOLDER}${path}`;
  const { relativePath } = translatedFile(file) ?? {};
  if (relativePath === undefined) {
    return parts.slice(1).join('/') === 'messages.yml'
      ? []
      : [
          asAWhole(
            path,
            'no part of the site reads this file: move or delete it, because a locale contains only messages.yml and docs/….mdx',
          ),
        ];
  }
  const id = relativePath.replace(/\.mdx$/, '');
  if (!ids.includes(id)) {
    const message = `there is no content/docs/${relativePath} to translate; ${nearest(id, ids)}`;
    return [{ file, line: 1, column: 1, message }];
  }
  try {
    const { frontMatter, locate } = readDocSource(file, readFileSync(join(root, file), 'utf8'));
    if (frontMatter.slug === undefined) return [];
    const message = `a translation always has the address of its original, content/docs/${relativePath}: remove "slug"`;
    return [{ file, ...locate(['slug']), message }];
  } catch (error) {
    // Compiling the doc reports this error.
    if (error instanceof ContentError) return [];
    throw error;
  }
}

/** Finds locales whose addresses clash with those of docs. */
function takenCodes(
  root: string,
  codes: readonly string[],
  ids: readonly string[],
): ContentProblem[] {
  const taken = codes.filter((code) => ids.some((id) => id === code || id.startsWith(`${code}/`)));
  if (taken.length === 0) return [];
  const text = readFileSync(join(root, SETTINGS_FILE), 'utf8');
  const { value, locate } = parseYaml(text, SETTINGS_FILE, settingsSchema);
  return taken.map((code) => {
    const index = value.i18n.locales.findIndex((locale) => locale.code === code);
    const message = `docs already use the address /${code} (content/docs/${code}): rename their folder, or add a region to the code of the locale, as in pt-BR`;
    return { file: SETTINGS_FILE, ...locate(['i18n', 'locales', index, 'code']), message };
  });
}
