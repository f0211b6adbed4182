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
