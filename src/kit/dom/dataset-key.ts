/** What an element's `dataset` calls an attribute: `data-theme-choice` is `themeChoice`. For scripts written as text. */
export const datasetKey = (attribute: string): string =>
  attribute.replace(/^data-/, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
