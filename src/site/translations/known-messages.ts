import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { messageCalls } from '../locales/message-calls';

/** Where code asks for messages, from the project root. */
const CODE = ['src', 'plugins/gatsby-transformer-doc/compile'];

/** Data files whose words the frame shows, from the project root; a folder with all that is in it. */
const DATA = ['content/settings.yml', 'content/navigation/home.yml', 'content/navigation/sidebars'];

/** Fields of them that hold such words. */
const WORDS = new Set(['category', 'headline', 'label', 'lead', 'tagline', 'text', 'title']);

/** What is the same in every locale: names of the site and of its languages. */
const NAMES = new Set(['i18n', 'site', 'blog']);

let ofCode: readonly string[] | undefined;

/** Every English text that a locale may have a message for: of the code, and of the data files; each once, in order. */
export function knownMessages(root: string): string[] {
  // Code does not change while it runs.
  ofCode ??= CODE.flatMap((folder) => messagesOfCode(join(root, folder)));
  const ofData = DATA.flatMap((path) => filesOf(join(root, path)).flatMap(messagesOfData));
  return [...new Set([...ofCode, ...ofData, tagline(root)])].filter(Boolean).sort();
}

function messagesOfCode(folder: string): string[] {
  return filesOf(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return text.includes('message(') ? messageCalls(file, text).map((call) => call.text) : [];
    });
}

function messagesOfData(file: string): string[] {
  const words: string[] = [];
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string' && WORDS.has(key)) words.push(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (!NAMES.has(name)) walk(inner, Array.isArray(value) ? key : name);
    }
  };
  walk(parsed(file), '');
  return words;
}

const tagline = (root: string): string => {
  const settings = parsed(join(root, 'content/settings.yml')) as {
    site?: { tagline?: string };
  } | null;
  return settings?.site?.tagline ?? '';
};

/** Null where it is no YAML: whoever checks the file says so. */
function parsed(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** A file, or those of a folder and below. */
function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
