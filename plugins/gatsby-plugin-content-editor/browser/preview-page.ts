import type { EditorConfiguration } from '../configuration/configuration';
import { withProductSlug } from '../../../src/site/settings/product-text';
import type { Decap, DecapEntry } from './decap';

const FILE = /^content\/docs\/(?<id>.+)\.mdx$/;

/**
 * Returns the address of a page: its slug if it has one, or otherwise the path of its file. Undefined if the page was
 * never saved.
 */
function addressOf(entry: DecapEntry): string | undefined {
  const id = FILE.exec(entry.get('path') ?? '')?.groups?.id;
  if (id === undefined) return undefined;
  const slug = entry.getIn(['data', 'slug']);
  return typeof slug === 'string' && slug ? slug : `/${id.replace(/(?:^|\/)index$/, '')}`;
}

/** Polling interval and timeout, in ms, while `gatsby develop` creates a new page. */
const EVERY = 500;
const PATIENCE = 60_000;

/** The path of the page that each preview frame should show. */
const wanted = new WeakMap<HTMLIFrameElement, string>();

/**
 * Loads a page into the frame once `gatsby develop` has created it, or after the timeout. Before that, the frame would
 * show Gatsby's 404 page.
 */
async function showOnceThere(
  frame: HTMLIFrameElement,
  origin: string,
  path: string,
): Promise<void> {
  if (wanted.get(frame) === path) return;
  wanted.set(frame, path);
  const data = `${origin}/page-data${path === '/' ? '/index' : path}/page-data.json`;
  for (let waited = 0; waited < PATIENCE && wanted.get(frame) === path; waited += EVERY) {
    if ((await fetch(data)).ok) break;
    await new Promise((later) => setTimeout(later, EVERY));
  }
  if (wanted.get(frame) === path) frame.src = origin + path;
}

/**
 * Registers a preview that embeds each page as the site renders it. In `gatsby develop`, it updates after each save.
 */
export function previewPages(cms: Decap, configuration: EditorConfiguration): void {
  const { h, createClass } = window;
  if (!h || !createClass) return;
  const { basePath, local, product } = configuration;
  const when = local ? 'The page as it was last saved.' : 'The page as it was last published.';
  const preview = createClass({
    render() {
      const address = addressOf(this.props.entry);
      if (address === undefined) return h('p', null, 'The page is shown here once it is saved.');
      const origin = location.origin + basePath;
      const path = withProductSlug(address, product);
      const src = origin + path;
      const ref = (frame: HTMLIFrameElement | null) =>
        frame && void showOnceThere(frame, origin, path);
      return h(
        'div',
        { style: { display: 'flex', flexDirection: 'column', height: '96vh' } },
        h('p', null, `${when} `, h('a', { href: src, target: '_blank' }, 'Open it in a tab')),
        h('iframe', {
          ...(local ? { ref } : { src }),
          title: 'Page',
          style: { flex: 1, border: 0 },
        }),
      );
    },
  });
  for (const { name, folder } of configuration.decap.collections)
    if (folder?.startsWith('content/docs')) cms.registerPreviewTemplate(name, preview);
}
