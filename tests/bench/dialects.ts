/** A tab of a group, with its content. */
export interface Tab {
  value: string;
  label: string;
  content: string;
}

/** The syntax in which a generator expresses features that Markdown lacks. */
export interface Dialect {
  /** File extension. */
  ending: string;
  /** Returns the lines before the text, such as the front matter and the title. */
  opening: (title: string) => string[];
  fence: (language: string, code: string) => string;
  note: (title: string, content: string) => string;
  tabs: (group: string, tabs: readonly Tab[]) => string;
}

const directive = (title: string, content: string) => `:::note[${title}]\n${content}\n:::`;

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;

const joined = (tabs: readonly Tab[], write: (tab: Tab) => string) => tabs.map(write).join('\n');

/**
 * Returns a function that writes tabs as MDX components.
 *
 * @param attribute name of the group's attribute
 * @param name name of a tab's element
 * @param attributes returns the attributes of a tab's element
 */
const components =
  (attribute: string, name: string, attributes: (tab: Tab) => string): Dialect['tabs'] =>
  (group, tabs) =>
    `<Tabs ${attribute}="${group}">\n${joined(tabs, (tab) => `<${name} ${attributes(tab)}>\n\n${tab.content}\n\n</${name}>`)}\n</Tabs>`;

const valued = ({ value, label }: Tab) => `value="${value}" label="${label}"`;

/** The dialect of this site's content. */
export const ours: Dialect = {
  ending: 'mdx',
  opening: () => [],
  // Code that isn't a sample has to be marked as a sketch.
  fence: (language, code) => fence(`${language} sketch`, code),
  note: directive,
  tabs: components('group', 'Tab', valued),
};

export const starlight: Dialect = {
  ending: 'mdx',
  opening: () => ["import { Tabs, TabItem } from '@astrojs/starlight/components';"],
  fence,
  note: directive,
  tabs: components('syncKey', 'TabItem', ({ label }) => `label="${label}"`),
};

export const docusaurus: Dialect = {
  ending: 'mdx',
  opening: () => ["import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';"],
  fence,
  note: directive,
  tabs: components('groupId', 'TabItem', valued),
};

export const vitepress: Dialect = {
  ending: 'md',
  opening: (title) => [`# ${title}`],
  fence,
  note: (title, content) => `::: info ${title}\n${content}\n:::`,
  tabs: (group, tabs) =>
    `:::tabs key:${group}\n${joined(tabs, ({ label, content }) => `== ${label}\n\n${content}\n`)}\n:::`,
};
