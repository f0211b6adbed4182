import type { ComponentType } from 'react';
import { loadPersistently } from '../../kit/dom/load-persistently';
import type { InteractiveComponent } from '../../site/content/interactive-components';

type Drawn = ComponentType<Record<string, never>>;
interface Module {
  default: Drawn;
}

const loaders: Record<InteractiveComponent, () => Promise<Module>> = {
  AddressCalculator: () => import('../../interactive/tools/address-calculator/address-calculator'),
  ConstantProductCurve: () => import('./checked/constant-product-curve'),
  LiquidityComparison: () =>
    import('../../interactive/figures/liquidity-comparison/liquidity-comparison'),
  NonceTool: () => import('../../interactive/tools/nonce-tool/nonce-tool'),
  PathBuilder: () => import('../../interactive/tools/path-builder/path-builder'),
  PriceLab: () => import('./checked/price-lab'),
  RangeCanvas: () => import('./checked/range-canvas'),
  RangeOrder: () => import('../../interactive/figures/ranges/range-order'),
  RangePosition: () => import('../../interactive/figures/ranges/range-position'),
  ReturnsExplorer: () => import('../../interactive/figures/returns/returns-explorer'),
  RevertDecoder: () => import('../../interactive/tools/revert-decoder/revert-decoder'),
  RouterCalldata: () => import('../../interactive/tools/router-calldata/router-calldata'),
};

/** Milliseconds between the first two attempts to load a component. */
const FIRST_WAIT = 1000;

const names = Object.keys(loaders) as InteractiveComponent[];

/**
 * The MDX components, on the server. The map is empty in the browser, where the code of each component is loaded on
 * demand.
 */
export const served: Partial<Record<InteractiveComponent, Drawn>> = {};

/**
 * Loads all components before the server renders, so that no page has to wait for a component while it renders. A
 * render must not be interrupted by the render of another page, because Helmet collects the head of one page at a time.
 */
export async function loadComponents(): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      served[name] = (await loaders[name]()).default;
    }),
  );
}

/**
 * Loads an MDX component in the browser. Each component is in its own chunk, and loading the chunk is retried until it
 * succeeds.
 *
 * @param onFailure called after every failed attempt
 */
export const loadComponent = async (
  name: InteractiveComponent,
  onFailure: () => void,
): Promise<Drawn> => (await loadPersistently(loaders[name], FIRST_WAIT, onFailure)).default;
