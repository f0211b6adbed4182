import type { Element } from 'hast';
import type { Paragraph } from 'mdast';
import type { VFile } from 'vfile';
import { z } from 'zod';
import type { Literal } from '../../../src/site/content/content-tree';
import {
  INTERACTIVE_COMPONENTS,
  noProps,
  choice,
} from '../../../src/site/content/interactive-components';
import { errorGroups } from '../../../src/site/data/error-catalogue';
import { glossaryNames } from '../../../src/site/data/glossary';
import { clients } from '../../../src/site/data/library-errors';
import { statusTopics } from '../../../src/site/data/status';
import type { DataContext } from './data-markup';
import { drawDeployments, drawDeploymentSources } from './draw-deployments';
import { drawErrorCodes } from './draw-error-codes';
import { drawClientErrors, drawErrorList } from './draw-error-lists';
import { drawGas } from './draw-gas';
import { drawLanding } from './draw-landing';
import { drawReleases } from './draw-releases';
import { drawCommandTable, drawPackageVersions, drawStatus } from './draw-tables';
import { type ExpandContext, expandDetails, expandTabs } from './expand-markup';
import type { Jsx } from './mdast-nodes';

/** A component that a writer may use in MDX. */
interface Component {
  props: z.ZodObject;
  /**
   * Renders a component that shows data from files and published packages. Throws a `ContentError` if the data is
   * invalid, or an `Error` if a prop is invalid.
   */
  draw?: (props: Record<string, Literal>, context: DataContext) => Element[];
  /** Converts a component that contains Markdown to plain markup. */
  expand?: (node: Jsx, file: VFile, context: ExpandContext) => Paragraph;
  /** Whether the component may contain text. */
  holdsText?: true;
  /**
   * Where the component must be: on a line of its own (`block`), or inside a sentence (`inline`). If undefined, a
   * component with `draw` must be a block, and any other component may be in either place.
   */
  only?: 'block' | 'inline';
}

const textWith = (message: string) => z.string(message).min(1, message);

const word = textWith('write some text');

const TEST_FILE = 'write the path of a test, such as file="tests/samples/specs/v3/flash.test.ts"';

const listOf = (...examples: string[]) => {
  const message = `write a list such as {${JSON.stringify(examples)}}`;
  return z.array(word, message).min(1, message);
};

const interactive: Record<string, Component> = Object.fromEntries(
  Object.entries(INTERACTIVE_COMPONENTS).map(([name, props]) => [name, { props }]),
);

/**
 * All components, in the order in which messages list their names. A component with neither `draw` nor `expand` is
 * rendered elsewhere: a figure or tool in the browser, a `Tab` as part of its `Tabs`, and any other by
 * `remark-glossary.ts`, `remark-inline-data.ts`, `remark-tested.ts` or `reference/remark-reference.ts`. To add a
 * component that is rendered from data or contains Markdown, add an entry here.
 */
const COMPONENTS: Readonly<Record<string, Component>> = {
  ...interactive,
  Tabs: {
    props: z.strictObject({
      group: textWith('write the name of a tab group, such as group="client"').optional(),
    }),
    expand: expandTabs,
    holdsText: true,
  },
  Details: {
    props: z.strictObject({
      summary: textWith('write the text to show while it is closed, such as summary="Full output"'),
      open: z.boolean('write open without a value, or leave it out').optional(),
    }),
    expand: expandDetails,
    holdsText: true,
  },
  Deployments: { props: noProps, draw: drawDeployments },
  DeploymentSources: { props: noProps, draw: drawDeploymentSources },
  // The schema accepts any text, because a data file lists the contracts that have releases. `drawReleases` checks the
  // name against that file.
  Releases: {
    props: z.strictObject({
      of: textWith('write the name of a contract, such as of="SwapRouter"'),
    }),
    draw: drawReleases,
  },
  ErrorCodes: {
    props: z.strictObject({
      of: choice(errorGroups),
      filter: z.boolean('write filter without a value, or leave it out').optional(),
    }),
    draw: drawErrorCodes,
  },
  ErrorList: {
    props: z.strictObject({ codes: listOf('STF', 'LOK'), of: choice(errorGroups).optional() }),
    draw: drawErrorList,
  },
  ClientErrors: { props: z.strictObject({ of: choice(clients) }), draw: drawClientErrors },
  CommandTable: {
    props: z.strictObject({ of: choice(['tokens', 'nft']) }),
    draw: drawCommandTable,
  },
  // The schema accepts any text, because a data file lists the tables. `drawGas` checks the name against that file.
  GasTable: {
    props: z.strictObject({ of: textWith('write the name of a table, such as of="swap"') }),
    draw: drawGas,
  },
  Status: { props: z.strictObject({ of: choice(statusTopics) }), draw: drawStatus },
  PackageVersions: { props: noProps, draw: drawPackageVersions },
  Landing: {
    props: z.strictObject({
      version: textWith('write the versions that the section covers, such as version="v3"'),
      packages: listOf('@uniswap/v3-core').optional(),
      lines: z.literal(false, 'write {false}, or leave it out').optional(),
      tasks: z
        .array(
          z.strictObject({
            title: word,
            text: word,
            to: textWith('write an address such as /concepts/overview'),
          }),
          'write a list such as {[{ title: "…", text: "…", to: "…" }]}',
        )
        .length(3, 'write three tasks'),
    }),
    draw: drawLanding,
  },
  GlossaryTerms: { props: z.strictObject({ of: choice(glossaryNames) }), only: 'block' },
  // The schema accepts any text, because a data file defines the facts and their values. `remarkFacts` checks both
  // props against that file.
  Fact: {
    props: z.strictObject({
      of: textWith(
        'write the id of an entry of content/reference/status.yml, such as of="v3-subgraph"',
      ),
      show: textWith('write the name of one of the values of the fact, such as show="read"'),
    }),
    only: 'inline',
  },
  // `remarkTested` checks that the file exists.
  Tested: {
    props: z.strictObject({
      file: z.string(TEST_FILE).regex(/^tests\/.+\.test\.tsx?$/, TEST_FILE),
    }),
    only: 'inline',
    holdsText: true,
  },
  ApiReference: {
    props: z.strictObject({
      package: textWith('write the name of a package, such as package="@uniswap/v3-core"'),
      symbol: textWith('write the name of a symbol of the package, such as symbol="Pool"'),
      members: listOf('swap', 'mint').optional(),
    }),
    holdsText: true,
  },
  Member: {
    props: z.strictObject({
      name: textWith('write the name of a member, such as name="swap"'),
      index: z.int('write the number of the overload, such as {2}').min(1).optional(),
    }),
    holdsText: true,
  },
  Tab: {
    props: z.strictObject({
      value: textWith('write its value in the tab group, such as value="npm"'),
      label: textWith('write the text of the tab, such as label="npm"'),
    }),
    holdsText: true,
  },
};

/** The names of all components. */
export const componentNames: readonly string[] = Object.keys(COMPONENTS);

/** Returns the component of this name; undefined if there is none. */
export const findComponent = (name: string | null): Component | undefined =>
  Object.hasOwn(COMPONENTS, name ?? '') ? COMPONENTS[name ?? ''] : undefined;
