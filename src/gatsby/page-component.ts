/**
 * Checks the module that draws a page.
 *
 * @param module what the module exports by default; the module itself where it has no default export
 * @param chunk Gatsby's name of the module, which carries its file: `component---src-pages-404-tsx`
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
