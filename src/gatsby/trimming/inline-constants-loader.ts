import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { LoaderContext } from 'webpack';
import { withoutMessageCalls } from '../../site/locales/message-calls';

/**
 * Matches an import statement that is removed once the calls are inlined: one that imports only `message`,
 * `pathInLocale` or `translated`. A statement that also imports other names must stay.
 */
const IMPORT = /^import \{(?: (?:message|pathInLocale|translated),?)+ \} from '[^']+\/message';/m;

/**
 * Rewrites a module for a site with one locale. Replaces each call of `message` by its English text, and each call of
 * the other functions by its argument.
 */
const inlineMessages = (file: string, text: string): string =>
  /\b(?:message|pathInLocale|translated)\(/.test(text)
    ? withoutMessageCalls(file, text).replace(IMPORT, '')
    : text;

/**
 * Loader options that inline messages on a site with one locale, so that readers don't download the code for several
 * locales.
 */
const messagesReplacement = {
  search: /^[\s\S]*$/,
  replace(this: Pick<LoaderContext<unknown>, 'resourcePath'>, text: string) {
    return inlineMessages(this.resourcePath, text);
  },
} as const;

const IMPORT_OF_NAMES = /import \{([^}]*)\} from '(\.[^']*\/names)';/g;
const NAME = /^export const (\w+) =\s+('[^'\\\n]*')(?: as const)?;$/gm;

/** Returns the string constants of a `names` file, with their quoted values. Lists and tables are not included. */
export function readNames(text: string): Map<string, string> {
  return new Map(Array.from(text.matchAll(NAME), ([, name = '', value = '']) => [name, value]));
}

/**
 * Replaces the names in an import statement that are string constants with definitions of those constants, on the same
 * number of lines. Other names stay imported.
 *
 * @example
 * `import { KINDS, MENU } from './names';` becomes
 * `const MENU = 'data-menu'; import { KINDS } from './names';`
 */
function inlineInStatement(statement: string, list: string, request: string, text: string): string {
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
 * The webpack rule that inlines name constants in readers' scripts. Without it, webpack keeps a getter function for
 * each name that two scripts import. It saves 1.2 kB (brotli) across all scripts, but nothing in the script that every
 * page loads first.
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
      return inlineInStatement(statement, list, request, readFileSync(file, 'utf8'));
    },
  },
} as const;

/**
 * The rule for a site with one locale, which also inlines the English text of messages. It is a single rule, because
 * webpack names modules after their loaders, and with two rules the modules would be in another order, which compresses
 * worse.
 */
export const namesAndMessagesRule = {
  ...namesRule,
  options: { multiple: [namesRule.options, messagesReplacement] },
} as const;

/**
 * The rule for a site with several locales. It has an ident of its own, because webpack caches modules by their loaders
 * and would otherwise reuse the modules of {@link namesAndMessagesRule}.
 */
export const namesAloneRule = {
  test: namesRule.test,
  include: namesRule.include,
  enforce: namesRule.enforce,
  use: [{ loader: namesRule.loader, options: namesRule.options, ident: 'names-alone' }],
} as const;

/** Inlines names in the modules that import them, and messages too if the site has one locale. */
export function inlineConstants(
  { actions, stage }: CreateWebpackConfigArgs,
  hasOneLocale: boolean,
): void {
  if (stage !== 'build-javascript') return;
  const rule = hasOneLocale ? namesAndMessagesRule : namesAloneRule;
  actions.setWebpackConfig({ module: { rules: [rule] } });
}
