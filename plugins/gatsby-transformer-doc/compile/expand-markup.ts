import type { BlockContent, Paragraph } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { UNTIL_FOUND } from '../../../src/kit/names';
import { DETAILS, DETAILS_BODY } from '../../../src/markup/article/names';
import {
  TAB,
  TAB_GROUP,
  TAB_LABEL,
  TAB_LIST,
  TAB_PANEL,
  TABS,
} from '../../../src/markup/tabs/names';
import type { Literal } from '../../../src/site/content/content-tree';
import { SETTINGS_FILE } from '../../../src/site/settings/read-settings';
import type { Settings } from '../../../src/site/settings/schema';
import { suggest } from '../../../src/site/sources/suggest';
import { element, isJsx, type Jsx, propsOf, text } from './mdast-nodes';

/** The input of `expand`, besides the component. */
export interface ExpandContext {
  /** A number for ids, which is unique among the expanded components of the doc. */
  id: string;
  /** The tab groups of the settings. */
  tabs: Settings['tabs'];
}

/** Returns whether a node contains an element that the Tab key reaches: a link, or code, which has buttons. */
function holdsStop(node: Jsx): boolean {
  let held = false;
  visit(node, ['code', 'link', 'linkReference'], () => {
    held = true;
    return EXIT;
  });
  return held;
}

const asText = (value: Literal | undefined) => (typeof value === 'string' ? value : '');

/**
 * Renders `<Tabs group="…"><Tab value="…" label="…">` following the tabs pattern of the ARIA Authoring Practices. The
 * served page shows the first tab, and `markup/tabs/tabs.ts` opens the tab that the reader chose last.
 */
export function expandTabs(node: Jsx, file: VFile, { id, tabs: groups }: ExpandContext): Paragraph {
  checkTabs(node, file, groups);
  const { group } = propsOf(node) ?? {};
  const tabs = (node.children as BlockContent[]).filter(
    (child): child is BlockContent & Jsx => 'name' in child && child.name === 'Tab',
  );
  if (tabs.length < 2 || tabs.length !== node.children.length) {
    file.message('<Tabs> must contain two or more <Tab value="…" label="…">, and nothing else', {
      place: node.position,
    });
  }
  const seen = new Set<Literal>();
  const items = tabs.map((tab, index) => {
    const { value, label } = propsOf(tab) ?? {};
    if (value !== undefined && seen.has(value)) {
      file.message(`two tabs have the value "${asText(value)}"; give each tab its own value`, {
        place: tab.position,
      });
    }
    if (value !== undefined) seen.add(value);
    return {
      tab,
      value: asText(value),
      label: asText(label),
      first: index === 0,
      id: `tab-${id}-${index + 1}`,
    };
  });
  return element(
    'div',
    { className: [TABS], [TAB_GROUP]: typeof group === 'string' ? group : undefined },
    [
      element(
        'div',
        { className: [TAB_LIST], role: 'tablist' },
        items.map((item) =>
          element(
            'button',
            {
              type: 'button',
              role: 'tab',
              id: item.id,
              [TAB]: item.value,
              ariaControls: `${item.id}-panel`,
              ariaSelected: item.first ? 'true' : 'false',
              tabIndex: item.first ? 0 : -1,
            },
            [text(item.label)],
          ),
        ),
      ),
      ...items.map((item) =>
        element(
          'div',
          {
            className: [TAB_PANEL],
            role: 'tabpanel',
            id: `${item.id}-panel`,
            ariaLabelledBy: item.id,
            [TAB]: item.value,
            [TAB_LABEL]: item.label,
            tabIndex: holdsStop(item.tab) ? undefined : 0,
            hidden: item.first ? undefined : UNTIL_FOUND,
          },
          item.tab.children,
        ),
      ),
    ],
  );
}

/** Renders `<Details summary="…">` as a `<details>` element. */
export function expandDetails(node: Jsx): Paragraph {
  const { summary, open } = propsOf(node) ?? {};
  return element('details', { className: [DETAILS], open: open === true || undefined }, [
    element('summary', {}, [text(asText(summary))]),
    element('div', { className: [DETAILS_BODY] }, node.children),
  ]);
}

/**
 * Reports a tab group or a value that the settings do not have. Tabs of an unknown group would not be synchronized with
 * any others, and a misspelled value would match no tab on other pages.
 */
function checkTabs(node: Jsx, file: VFile, groups: Settings['tabs']): void {
  const { group } = propsOf(node) ?? {};
  if (typeof group !== 'string') return;
  const values = groups[group];
  if (!values) {
    const names = Object.keys(groups);
    file.message(`${SETTINGS_FILE} has no tab group "${group}"; ${suggest(group, names)}`, {
      place: node.position,
    });
    return;
  }
  for (const tab of node.children) {
    const value = isJsx(tab) ? propsOf(tab)?.value : undefined;
    if (typeof value !== 'string' || values.includes(value)) continue;
    const message = `the tab group "${group}" has no value "${value}"; ${suggest(value, values)}`;
    file.message(message, { place: tab.position });
  }
}
