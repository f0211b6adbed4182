import { lazy, type ComponentType } from 'react';
import { loadPersistently } from '../../behaviours/load-persistently';
import { whenNear } from '../../behaviours/when-near';
import type { ContentComponent } from '../../lib/content-components';

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
const loaded = new Map<ContentComponent, Module>();

/**
 * Loads every component, so that none is waited for while a page is drawn. The server does this before it renders:
 * Helmet gathers the head of one page at a time, so a render must not be interrupted by another page's.
 */
export async function loadComponents(): Promise<void> {
  await Promise.all(names.map(async (name) => loaded.set(name, await loaders[name]())));
}

/** In the served page from the start; in the browser its code comes when the reader comes near. */
const near = (name: ContentComponent) =>
  lazy(() => {
    const module = loaded.get(name);
    if (!module) {
      return whenNear(`[data-component="${name}"]`).then(() => loadPersistently(loaders[name]));
    }
    // React takes anything with a `then`; one that calls back at once does not suspend.
    const ready = { then: (resolve: (value: Module) => void) => resolve(module) };
    return ready as unknown as Promise<Module>;
  });

/** What each component of MDX is drawn by. Each is a chunk of its own, fetched by pages that hold it. */
export const componentMap = Object.fromEntries(
  names.map((name) => [name, near(name)]),
) as unknown as Record<ContentComponent, Drawn>;
