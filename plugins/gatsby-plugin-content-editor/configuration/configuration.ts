import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfig } from 'prettier';
import type { Product } from '../../../src/site/settings/product-text';
import type { Settings } from '../../../src/site/settings/schema';
import { BODY, CONTENT_ENDPOINT } from '../names';
import type { FileKind } from '../text/content-file';
import { type ContentKind, contentKinds } from './content-kinds';
import { type DecapField, fieldsOf, labelOfFile } from './decap-fields';

/** The backend that the published editor writes to, as defined in the settings. */
export type EditorBackend = NonNullable<Settings['editor']>;

/** The API of GitHub. For other backends, the settings contain the address of the host. */
const GITHUB_API = 'https://api.github.com';

/** Returns the part of Decap's configuration that connects it to the repository's host. */
function backendOf(editor: EditorBackend): Record<string, unknown> {
  const { backend: name, repo, branch } = editor;
  if (editor.backend === 'github') {
    const { origin, pathname } = new URL(editor.signIn);
    const backend = { name, repo, branch, base_url: origin, auth_endpoint: pathname.slice(1) };
    return { backend, publish_mode: 'editorial_workflow' };
  }
  const own = { name, repo, branch, app_id: editor.appId };
  if (editor.backend === 'gitlab') {
    const { host } = editor;
    const backend = { ...own, auth_type: 'pkce', base_url: host, api_root: `${host}/api/v4` };
    return { backend, publish_mode: 'editorial_workflow' };
  }
  return { backend: { ...own, base_url: editor.host, api_root: `${editor.host}/api/v1` } };
}

/** Returns the origins that the editor may connect to: only that of the API of the repository's host. */
export const backendOrigins = (editor: EditorBackend): string[] =>
  editor.backend === 'github' ? [GITHUB_API] : [editor.host];

/** The contents of `configuration.json`, which the editor loads when it starts. */
export interface EditorConfiguration {
  decap: Record<string, unknown> & { collections: Collection[] };
  /** How to read and write the files of each format. Each collection names its format. */
  kinds: Record<string, FileKind>;
  /** Prettier's options for data files. */
  style: Record<string, unknown>;
  product: Product;
  basePath: string;
  /** Whether the editor writes files on this machine. */
  local: boolean;
}

/** A Decap collection: a folder of files, or a single file. */
export interface Collection {
  name: string;
  label: string;
  description?: string;
  format: string;
  folder?: string;
  files?: { name: string; label: string; file: string; fields: DecapField[] }[];
  [option: string]: unknown;
}

/** The settings that the editor needs. */
export interface EditedSite {
  /** The project's root folder. */
  root: string;
  basePath: string;
  product: Product;
  sections: readonly { section: string; label: string }[];
}

/** Maximum depth of nested folders. No section is nested that deeply. */
const DEPTH = 12;

/**
 * Makes the configuration of the editor from the schemas and the folders in `content`.
 *
 * @param backend the backend to write to; omit it to edit the files on this machine
 */
export async function makeConfiguration(
  site: EditedSite,
  backend?: EditorBackend,
): Promise<EditorConfiguration> {
  const kinds = contentKinds(site.root);
  const style = await resolveConfig(join(site.root, 'content/settings.yml'));
  return {
    decap: {
      // Stops Decap from requesting `config.yml`, which does not exist.
      load_config_file: false,
      ...(backend
        ? backendOf(backend)
        : { backend: { name: 'proxy', proxy_url: CONTENT_ENDPOINT, branch: 'checkout' } }),
      // Decap requires this option, but the editor never uploads files, because figures are drawn by hand and checked.
      media_folder: 'content/figures',
      show_preview_links: false,
      logo: { src: `${site.basePath}/favicon.svg` },
      slug: { encoding: 'ascii', clean_accents: true },
      collections: kinds
        .flatMap((kind) => collectionsOf(kind, site))
        .sort((a, b) => Number(isData(a)) - Number(isData(b))),
    },
    kinds: Object.fromEntries(
      kinds.map(({ name, files, shape }) => [
        name,
        { page: files.endsWith('.mdx'), drawing: isDrawing(files), shape },
      ]),
    ),
    style: { ...style },
    product: site.product,
    basePath: site.basePath,
    local: backend === undefined,
  };
}

const isDrawing = (files: string): boolean => files.endsWith('.svg');

const isData = ({ files, extension }: Collection): boolean =>
  files !== undefined || extension !== 'mdx';

/**
 * Returns the collections of one kind of file: a collection per section for pages, otherwise one for the whole kind.
 */
function collectionsOf({ name, files, shape }: ContentKind, site: EditedSite): Collection[] {
  const format = name;
  if (!files.includes('*')) {
    const label = labelOfFile(files);
    const fields = fieldsOf(shape, label);
    const file = { name, label, file: files, fields };
    return [{ name, label, format, files: [file], editor: { preview: false }, publish: true }];
  }
  const [folder = ''] = files.split(/\/\*/);
  if (files.endsWith('.mdx')) {
    const sections = files.startsWith('content/docs/') ? foldersOf(site.root, folder) : [''];
    return sections.map((section) => pages(name, shape, folder, section, site));
  }
  if (isDrawing(files)) return [drawings(name, folder)];
  const label = `${labelOfFile(`${name}.yml`)}s`;
  return [
    {
      ...{ name, label, format, folder, extension: 'yml', create: false, delete: false },
      identifier_field: 'section',
      summary: '{{filename}}',
      editor: { preview: false },
      fields: fieldsOf(shape, label),
    },
  ];
}

/** Returns the collection of drawings. A drawing is edited as plain text because it has no fields. */
const drawings = (name: string, folder: string): Collection => ({
  ...{ name, label: labelOfFile(`${name}.svg`), label_singular: 'figure', format: name, folder },
  ...{ extension: 'svg', create: false, delete: false, identifier_field: BODY },
  summary: '{{filename}}',
  editor: { preview: false },
  fields: [
    {
      ...{ name: BODY, label: 'Drawing', widget: 'text', required: true },
      hint: 'The text of the SVG. The check reports what is wrong with it.',
    },
  ],
});

const foldersOf = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

function pages(
  name: string,
  shape: ContentKind['shape'],
  folder: string,
  section: string,
  { sections }: EditedSite,
): Collection {
  const own = section || (folder.split('/').at(-1) ?? '');
  const label = sections.find((one) => one.section === section)?.label ?? labelOfFile(`${own}.mdx`);
  const body: DecapField = {
    ...{ name: BODY, label: 'Text', widget: 'text', required: true },
    hint: 'The text of the page, in MDX.',
  };
  return {
    ...{ name: own, label, label_singular: 'page', format: name, extension: 'mdx' },
    folder: section ? `${folder}/${section}` : folder,
    create: true,
    // Deleting a page breaks links to it and requires a redirect, so it is done in the repository instead.
    delete: false,
    identifier_field: 'title',
    summary: '{{title}}',
    nested: { depth: DEPTH, summary: '{{title}}', subfolders: false },
    fields: [...fieldsOf(shape, label), body],
  };
}
