import { z } from 'zod';
import { oneOf } from '../sources/suggest';

/** Schema of the props of a component that accepts none. */
export const noProps = z.strictObject({});

/** Returns the schema of a prop whose value is one of these words. */
export const choice = (words: readonly string[]) => z.enum(words, `write ${oneOf(words)}`);

/**
 * Every figure and tool that a writer may use in MDX, with its props. `templates/content/component-map.tsx` loads the
 * code of each, and the type checker reports a component that is missing in that map. To add a figure or a tool, add an
 * entry here.
 */
export const INTERACTIVE_COMPONENTS = {
  AddressCalculator: z.strictObject({ version: choice(['v1', 'v3']).optional() }),
  ConstantProductCurve: noProps,
  LiquidityComparison: noProps,
  NonceTool: noProps,
  PathBuilder: noProps,
  PriceLab: noProps,
  RangeCanvas: noProps,
  RangeOrder: noProps,
  RangePosition: noProps,
  ReturnsExplorer: noProps,
  RevertDecoder: noProps,
  RouterCalldata: noProps,
} satisfies Record<string, z.ZodObject>;

/** The name of a figure or tool. */
export type InteractiveComponent = keyof typeof INTERACTIVE_COMPONENTS;

export const isInteractive = (name: string): name is InteractiveComponent =>
  Object.hasOwn(INTERACTIVE_COMPONENTS, name);

/** Returns the anchor of a figure or tool on its page: `RangePosition` → `range-position`. */
export const figureId = (name: InteractiveComponent): string =>
  name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
