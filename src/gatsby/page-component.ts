/**
 * Checks the module that renders a page.
 *
 * @param module the module's default export, or the module itself if it has none
 * @param chunk Gatsby's name for the module, which contains the file name, such as `component---src-pages-404-tsx`
 * @throws Error that names the file
 */
export function assertPageComponent(module: unknown, chunk: string): void {
  const { default: component } = (module ?? {}) as { default?: unknown };
  if (typeof component === 'function') return;
  const file = chunk
    .replace('component---', '')
    .replace(/-(tsx?|jsx?|mdx)$/, '.$1')
    .replaceAll('-', '/');
  throw new Error(
    `The page module ${file} has no default export; export the page's component as default.`,
  );
}
