import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { LoaderContext } from 'webpack';
import { messagesReplacement } from './write-messages-out';

const IMPORT_OF_NAMES = /import \{([^}]*)\} from '(\.[^']*\/names)';/g;
const NAME = /^export const (\w+) =\s+('[^'\\\n]*')(?: as const)?;$/gm;

/** What a file of names calls things, each in its quotes. Lists and tables of names are not among them. */
export function readNames(text: string): Map<string, string> {
  return new Map(Array.from(text.matchAll(NAME), ([, name = '', value = '']) => [name, value]));
}

/** The names that a statement imports, as constants in its place and in as many lines; what is no name stays imported. */
function writeOut(statement: string, list: string, request: string, text: string): string {
  const names = readNames(text);
  const wanted = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const left = wanted.filter((name) => !names.has(name));
  const constants = wanted.flatMap((name) => {
    const value = names.get(name);
    return value === undefined ? [] : [`const ${name} = ${value};`];
  });
  const rest = left.length > 0 ? [`import { ${left.join(', ')} } from '${request}';`] : [];
  return [...constants, ...rest].join(' ') + '\n'.repeat(statement.split('\n').length - 1);
}

/**
 * The rule of webpack's by which the reader's scripts hold names as they hold other strings. Where the first script and a
 * late one import the same names, webpack keeps a function for each: 380 bytes gzip of every page.
 */
export const namesRule = {
  test: /\.tsx?$/,
  include: [resolve('src')],
  enforce: 'pre',
  loader: 'string-replace-loader',
  options: {
    search: IMPORT_OF_NAMES,
    replace(
      this: Pick<LoaderContext<unknown>, 'resourcePath' | 'addDependency'>,
      statement: string,
      list: string,
      request: string,
    ) {
      const file = `${join(dirname(this.resourcePath), request)}.ts`;
      this.addDependency(file);
      return writeOut(statement, list, request, readFileSync(file, 'utf8'));
    },
  },
} as const;

/**
 * The rule for a site of one locale, which writes English texts out, too, where messages are asked for. By one rule, not by
 * two: webpack names modules by their loaders, and in another order they compress worse.
 */
export const namesAndMessagesRule = {
  ...namesRule,
  options: { multiple: [namesRule.options, messagesReplacement] },
} as const;

/** The other one, by a name of its own: webpack keeps modules by their loaders, and would take them for those of the first. */
export const namesAloneRule = {
  test: namesRule.test,
  include: namesRule.include,
  enforce: namesRule.enforce,
  use: [{ loader: namesRule.loader, options: namesRule.options, ident: 'names-alone' }],
} as const;

/** Writes names into the modules that import them, as the number of locales has it. */
export function writeNamesOut(
  { actions, stage }: CreateWebpackConfigArgs,
  hasOneLocale: boolean,
): void {
  if (stage !== 'build-javascript') return;
  const rule = hasOneLocale ? namesAndMessagesRule : namesAloneRule;
  actions.setWebpackConfig({ module: { rules: [rule] } });
}
