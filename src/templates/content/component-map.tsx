import type { ComponentType } from 'react';
import { loadPersistently } from '../../kit/dom/load-persistently';
import type { ContentComponent } from '../../site/content/content-components';

type Drawn = ComponentType<Record<string, never>>;
interface Module {
  default: Drawn;
}

const loaders: Record<ContentComponent, () => Promise<Module>> = {
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

/** Between the first two attempts, in ms. */
const FIRST_WAIT = 1000;

const names = Object.keys(loaders) as ContentComponent[];

/** What draws the components of MDX, on the server. In the browser none, since their code is to come late. */
export const served: Partial<Record<ContentComponent, Drawn>> = {};

/**
 * Loads every component, so that none is waited for while a page is drawn. The server does this before it renders:
 * Helmet gathers the head of one page at a time, so a render must not be interrupted by another page's.
 */
export async function loadComponents(): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      served[name] = (await loaders[name]()).default;
    }),
  );
}

/**
 * What draws a component of MDX, in the browser. Each is a chunk of its own, and asked for until it is there.
 *
 * @param onFailure told of every attempt that failed
 */
export const loadComponent = async (
  name: ContentComponent,
  onFailure: () => void,
): Promise<Drawn> => (await loadPersistently(loaders[name], FIRST_WAIT, onFailure)).default;
