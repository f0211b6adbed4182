import { lazy, type ComponentType } from 'react';
import { whenNear } from '../../behaviours/when-near';
import type { ContentComponent } from '../../lib/content-components';

type Loaded = ComponentType<Record<string, never>>;

/** In the served page from the start; its code comes when the reader comes near. */
const near = (name: ContentComponent, load: () => Promise<{ default: Loaded }>) =>
  lazy(async () => {
    if (typeof window !== 'undefined') await whenNear(`[data-component="${name}"]`);
    return load();
  });

/** What each component of MDX is drawn by. Each is a chunk of its own, fetched by pages that hold it. */
export const componentMap: Record<ContentComponent, Loaded> = {
  LiquidityComparison: near('LiquidityComparison', () => import('../figures/liquidity-comparison')),
  RangeOrder: near('RangeOrder', () => import('../figures/range-order')),
  RangePosition: near('RangePosition', () => import('../figures/range-position')),
};
