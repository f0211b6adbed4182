import type { CreateWebpackConfigArgs } from 'gatsby';
import { DefinePlugin } from 'webpack';

/**
 * Defines a constant for whether any page belongs to a version other than the newest. If none does, the bundle leaves
 * out the version banner. In development the constant is always true, because a version can be added at any time.
 */
export function bringVersions({ actions, getNodesByType, stage }: CreateWebpackConfigArgs): void {
  const others =
    stage.startsWith('develop') ||
    getNodesByType('DocsVersion').some(({ isLast }) => isLast !== true);
  actions.setWebpackConfig({
    plugins: [new DefinePlugin({ OTHER_VERSIONS: JSON.stringify(others) })],
  });
}
