import type { ComponentType } from 'react';
import { loadPersistently } from '../../kit/dom/load-persistently';
import type { ContentComponent } from '../../site/content/content-components';

type Drawn = ComponentType<Record<string, never>>;
interface Module {
  default: Drawn;
}

const loaders: Record<ContentComponent, () => Promise<Module>> = {
  AddressCalculator: () => import('../tools/address-calculator'),
  ConstantProductCurve: () => import('../figures/constant-product-curve'),
  LiquidityComparison: () => import('../figures/liquidity-comparison'),
  NonceTool: () => import('../tools/nonce-tool'),
  PathBuilder: () => import('../tools/path-builder'),
  PriceLab: () => import('../figures/price-lab'),
  RangeCanvas: () => import('../figures/range-canvas'),
  RangeOrder: () => import('../figures/range-order'),
  RangePosition: () => import('../figures/range-position'),
  ReturnsExplorer: () => import('../figures/returns-explorer'),
  RevertDecoder: () => import('../figures/revert-decoder'),
  RouterCalldata: () => import('../tools/router-calldata'),
};

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

/** What draws a component of MDX, in the browser. Each is a chunk of its own, and asked for until it is there. */
export const loadComponent = async (name: ContentComponent): Promise<Drawn> =>
  (await loadPersistently(loaders[name])).default;
