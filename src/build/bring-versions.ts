import type { CreateWebpackConfigArgs } from 'gatsby';
import { DefinePlugin } from 'webpack';

/**
 * Tells the code whether any page may be of a version that is not the newest. Where none is, the bundle has no banner.
 * While developing, a version may come at any time.
 */
export function bringVersions({ actions, getNodesByType, stage }: CreateWebpackConfigArgs): void {
  const others =
    stage.startsWith('develop') ||
    getNodesByType('DocsVersion').some(({ isLast }) => isLast !== true);
  actions.setWebpackConfig({
    plugins: [new DefinePlugin({ OTHER_VERSIONS: JSON.stringify(others) })],
  });
}
