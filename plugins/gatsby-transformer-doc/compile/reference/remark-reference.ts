import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { apiSymbolId, type ApiSymbol } from '../../../../src/site/data/api-symbol';
import type { CompileSettings } from '../compile-settings';
import { isJsx, propsOf, type Jsx } from '../mdast-nodes';
import { nearest } from '../../../../src/site/sources/suggest';
import { renamer } from '../../../../src/site/settings/product-text';
import { chooseMembers, readWords } from './read-members';
import { saysSomething } from './draw-comment';
import { drawSymbol, FILTER_FROM, soleMember } from './draw-symbol';
import type { Drawing } from './drawing';
import { symbolAnchor, type ReferenceSource } from './reference-source';

interface Placed {
  node: Jsx;
  symbol: ApiSymbol;
}

/**
 * Replaces each `<ApiReference package="…" symbol="…">` by documentation generated from the package's declarations.
 * Warns about members that neither the package nor the doc describes.
 */
export function remarkReference({ reference, identifiers }: CompileSettings) {
  const rename = renamer(identifiers);
  return (tree: Root, file: VFile): void => {
    const placed = findReferences(tree, reference, file);
    const planned = placed.map(({ node, symbol }) => ({
      node,
      drawing: plan(node, symbol, placed, { reference, rename, file }),
    }));
    foldMany(planned.map(({ drawing }) => drawing));
    for (const { node, drawing } of planned) {
      for (const member of findUndescribed(drawing)) {
        const message = `"${member}" of ${drawing.symbol.name} has no description: add <Member name="${member}">…</Member>`;
        file.info(message, { place: node.position });
      }
      tree.children.splice(
        tree.children.findIndex((child) => child === node),
        1,
        ...drawSymbol(drawing),
      );
    }
  };
}

/**
 * Collapses the members of a page if it has many, and adds a filter box. If the page shows several symbols, the box is
 * above the first symbol and filters the members of all symbols.
 */
function foldMany(drawings: Drawing[]): void {
  const several = drawings.filter(
    ({ symbol, members }) => members.length > 0 && !soleMember(symbol),
  );
  const count = several.reduce((sum, { members }) => sum + members.length, 0);
  if (count < FILTER_FROM) return;
  for (const [index, drawing] of several.entries()) {
    drawing.folds = true;
    if (index === 0) drawing.filters = count;
  }
}

/**
 * Returns every `<ApiReference>` that names a known symbol, in page order. Reports unknown and repeated symbols, and
 * components in the wrong place.
 */
function findReferences(tree: Root, reference: ReferenceSource, file: VFile): Placed[] {
  const placed: Placed[] = [];
  visit(tree, (node, _, parent) => {
    if (!isJsx(node)) return;
    const { position: place } = node;
    if (node.name === 'Member' && !isInReference(node, tree)) {
      file.message('<Member> must be inside <ApiReference>', { place });
    }
    if (node.name !== 'ApiReference') return;
    if (parent !== tree) {
      file.message('<ApiReference> must be on lines of its own, outside any other element', {
        place,
      });
      return;
    }
    const symbol = findSymbol(node, reference, file);
    if (!symbol) return;
    if (placed.some((other) => other.symbol === symbol)) {
      file.message(`${symbol.name} is already on this page; remove one of the two`, { place });
    } else placed.push({ node, symbol });
  });
  return placed;
}

const isInReference = (member: Jsx, tree: Root): boolean => {
  let found = false;
  visit(tree, (node) => {
    if (isJsx(node) && node.name === 'ApiReference') {
      visit(node, (inner) => {
        if (inner === member) found = true;
      });
    }
  });
  return found;
};

function findSymbol(node: Jsx, reference: ReferenceSource, file: VFile): ApiSymbol | undefined {
  const { package: packageName, symbol: name } = propsOf(node) ?? {};
  // `check-props.ts` has already reported invalid props.
  if (typeof packageName !== 'string' || typeof name !== 'string') return undefined;
  const found = reference.symbol(apiSymbolId(packageName, name));
  if (found) return found;
  const names = reference.names(packageName);
  file.message(
    names.length === 0
      ? `content/reference/packages.yml has no package "${packageName}"; ${nearest(packageName, reference.packages())}`
      : `${packageName} has no symbol "${name}"; ${nearest(name, names)}`,
    { place: node.position },
  );
  return undefined;
}

interface Surroundings {
  reference: ReferenceSource;
  rename: (code: string) => string;
  file: VFile;
}

function plan(
  node: Jsx,
  symbol: ApiSymbol,
  placed: readonly Placed[],
  { reference, rename, file }: Surroundings,
): Drawing {
  const alone = placed.length === 1;
  const anchorPrefix = alone ? '' : `${symbolAnchor(symbol.name)}-`;
  const members = chooseMembers(node, symbol, file);
  const names = members.map(({ name }) => name);
  const declared = new Map(
    members
      .filter(({ kind }) => kind === 'struct' || kind === 'enum')
      .map(({ name, anchor }) => [name, `#${anchorPrefix}${anchor}`]),
  );
  const beside = new Set(
    placed
      .filter((other) => other.symbol.package === symbol.package)
      .map((other) => other.symbol.name),
  );
  return {
    symbol,
    depth: alone ? 2 : 3,
    showsPackage: placed.find((other) => other.symbol.package === symbol.package)?.node === node,
    anchorPrefix,
    filters: undefined,
    folds: false,
    members,
    overloaded: new Set(names.filter((name, index) => names.indexOf(name) !== index)),
    words: readWords(node, symbol, members, file),
    linkOf: (name) => {
      const [owner = '', inner] = name.split('.');
      if (owner === symbol.name) return inner && declared.get(inner);
      if (inner === undefined && declared.has(owner)) return declared.get(owner);
      const address = beside.has(owner)
        ? `#${symbolAnchor(owner)}`
        : reference.addressOf(owner, symbol.package);
      return inner === undefined ? address : address && memberAddress(address, inner);
    },
    rename,
    position: node.position,
  };
}

/**
 * Returns the address of a symbol's member. If the symbol's address has an anchor, the member's anchor begins with the
 * symbol's anchor.
 */
const memberAddress = (address: string, member: string): string =>
  address + (address.includes('#') ? '-' : '#') + member;

/**
 * Returns the anchors of members without a description. Inherited members are skipped if a page shows the symbol that
 * declares them.
 */
function findUndescribed({ members, words, linkOf }: Drawing): string[] {
  return members
    .filter(
      ({ anchor, comment, inheritedFrom }) =>
        !words.has(anchor) &&
        !saysSomething(comment) &&
        (inheritedFrom === null || linkOf(inheritedFrom) === undefined),
    )
    .map(({ anchor }) => anchor);
}
