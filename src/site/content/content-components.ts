import { z } from 'zod';
import { errorGroups } from '../data/error-catalogue';
import { glossaryNames } from '../data/glossary';
import { clients } from '../data/library-errors';
import { statusTopics } from '../data/status';
import { zodErrorMessage } from '../sources/parser-messages';
import { suggest } from '../sources/suggest';
import type { Literal } from './content-tree';

/**
 * Components that a writer may use in MDX, in addition to those that become plain markup when a doc is compiled.
 * `templates/content/component-map.tsx` renders each of them; the compiler rejects any other name.
 */
export const contentComponents = [
  'AddressCalculator',
  'ConstantProductCurve',
  'LiquidityComparison',
  'NonceTool',
  'PathBuilder',
  'PriceLab',
  'RangeCanvas',
  'RangeOrder',
  'RangePosition',
  'ReturnsExplorer',
  'RevertDecoder',
  'RouterCalldata',
] as const;

/** A name from {@link contentComponents}. */
export type ContentComponent = (typeof contentComponents)[number];

export const isContentComponent = (name: string): name is ContentComponent =>
  (contentComponents as readonly string[]).includes(name);

/** Returns the anchor of a figure or tool on its page: `RangePosition` → `range-position`. */
export const figureId = (name: ContentComponent): string =>
  name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

const word = z.string('write some text').min(1, 'write some text');
const none = z.strictObject({});
const oneOf = (names: readonly string[]) => z.enum(names, `write one of ${names.join(', ')}`);

const listOf = (...examples: string[]) => {
  const message = `write a list such as {${JSON.stringify(examples)}}`;
  return z.array(word, message).min(1, message);
};

/** Props of the components that are figures or tools. */
const interactive: Record<ContentComponent, z.ZodObject> = {
  AddressCalculator: z.strictObject({
    version: oneOf(['v1', 'v3']).optional(),
  }),
  ConstantProductCurve: none,
  LiquidityComparison: none,
  NonceTool: none,
  PathBuilder: none,
  PriceLab: none,
  RangeCanvas: none,
  RangeOrder: none,
  RangePosition: none,
  ReturnsExplorer: none,
  RevertDecoder: none,
  RouterCalldata: none,
};

/** Props of every MDX component, by name. */
const componentProps: Readonly<Record<string, z.ZodObject>> = {
  ...interactive,
  ApiReference: z.strictObject({
    package: word,
    symbol: word,
    members: listOf('swap', 'mint').optional(),
  }),
  ClientErrors: z.strictObject({ of: oneOf(clients) }),
  CommandTable: z.strictObject({ of: oneOf(['tokens', 'nft']) }),
  Deployments: none,
  DeploymentSources: none,
  Details: z.strictObject({
    summary: word,
    open: z.boolean('write open, or leave it out').optional(),
  }),
  ErrorCodes: z.strictObject({
    of: oneOf(errorGroups),
    filter: z.boolean('write filter, or leave it out').optional(),
  }),
  ErrorList: z.strictObject({
    codes: listOf('STF', 'LOK'),
    of: oneOf(errorGroups).optional(),
  }),
  // Any word is accepted here, because the facts and their values are defined in a data file.
  Fact: z.strictObject({ of: word, show: word }),
  GlossaryTerms: z.strictObject({ of: oneOf(glossaryNames) }),
  Landing: z.strictObject({
    version: word,
    packages: listOf('@uniswap/v3-core').optional(),
    lines: z.literal(false, 'write {false}, or leave it out').optional(),
    tasks: z
      .array(
        z.strictObject({ title: word, text: word, to: word }),
        'write a list such as {[{ title: "…", text: "…", to: "…" }]}',
      )
      .length(3, 'list three tasks'),
  }),
  Member: z.strictObject({
    name: word,
    index: z.int('write the number of the overload, such as {2}').min(1).optional(),
  }),
  PackageVersions: none,
  // Any word is accepted here, because the contracts that have releases are listed in a data file.
  Releases: z.strictObject({ of: word }),
  Status: z.strictObject({ of: oneOf(statusTopics) }),
  Tab: z.strictObject({ value: word, label: word }),
  Tabs: z.strictObject({ group: word.optional() }),
};

/** Returns a message for each invalid prop of a component. */
export function propMistakes(name: string, props: Readonly<Record<string, Literal>>): string[] {
  const schema = componentProps[name];
  const issues = schema?.safeParse(props, { error: zodErrorMessage }).error?.issues ?? [];
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `<${name}> has no prop "${key}"; ${known(key, schema)}`);
    const prop = String(issue.path[0] ?? '');
    const value = props[prop];
    return value === undefined
      ? [`<${name}> needs the prop "${prop}": ${issue.message}`]
      : [`the prop "${prop}" of <${name}> is ${JSON.stringify(value)}: ${issue.message}`];
  });
}

function known(key: string, schema: z.ZodObject | undefined): string {
  const names = Object.keys(schema?.shape ?? {});
  return names.length === 0 ? 'it accepts no props' : suggest(key, names);
}
