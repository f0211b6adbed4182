import { apiSymbolId } from '../../src/site/data/api-symbol';
import type { CommittedTypes, DeclaredType } from '../../src/site/samples/committed-types';
import type { LinkedType, SampleTypes } from '../../src/site/samples/sample-types';
import { type ReferenceSource, symbolAnchor } from './compile/reference/reference-source';

/** Adds to each type in a sample the address of its entry in the reference, if a page documents it. */
export const linkTypes = (
  { types, lines }: CommittedTypes,
  reference: ReferenceSource,
  basePath: string,
): SampleTypes => ({
  lines,
  types: types.map(({ declaredBy, ...type }: DeclaredType): LinkedType => {
    const address = declaredBy === undefined ? undefined : entryOf(declaredBy, reference);
    return address === undefined ? type : { ...type, href: basePath + address };
  }),
});

/**
 * Returns the address of a declaration's entry.
 *
 * @param declaredBy the package, the symbol and, if it is one, its member: `@uniswap/v3-sdk Pool involvesToken`
 */
function entryOf(declaredBy: string, reference: ReferenceSource): string | undefined {
  const [from = '', name = '', member] = declaredBy.split(' ');
  const symbol = reference.symbol(apiSymbolId(from, name));
  const address = symbol && reference.addressOf(name, from);
  if (address === undefined) return undefined;
  const anchor = symbol?.members.find((each) => each.name === member)?.anchor;
  if (anchor === undefined) return address;
  return address.includes('#')
    ? `${address.replace(/#.*/, '')}#${symbolAnchor(name)}-${anchor}`
    : `${address}#${anchor}`;
}
