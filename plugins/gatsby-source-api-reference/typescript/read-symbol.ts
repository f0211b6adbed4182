import path from 'node:path';
import type { ApiSymbol } from '../../../src/site/reference/api-symbol';
import { withAnchors } from '../anchors';
import type { DeclaredSymbol } from './declared-symbols';
import { inheritedNames } from './inherited-names';
import type { InstalledPackage } from './installed-package';
import type { OpenedPackages } from './opened-packages';
import { symbolParts } from './symbol-parts';
import { apiComment, tsdocComment } from './tsdoc-comment';

/** Reads a symbol of a package with all its members. */
export function readSymbol(
  reading: OpenedPackages,
  owner: InstalledPackage,
  declared: DeclaredSymbol,
): ApiSymbol {
  const { symbol, name } = declared;
  const node = symbol.declarations?.[0];
  if (!node) throw new Error(`${owner.name} declares nothing as ${name}.`);
  const { kind, signature, members } = symbolParts(reading, owner, declared, node);
  // A function's comment is that of its first overload. Comments on parameters are shown with the overloads.
  const comment = kind === 'function' ? members[0]?.comment : apiComment(tsdocComment(node));
  return {
    name,
    language: 'typescript',
    kind,
    package: owner.name,
    version: owner.version,
    licence: owner.licence,
    file: path.posix.relative(owner.folder, node.getSourceFile().fileName),
    signature,
    inherits: inheritedNames(reading, symbol),
    comment: comment ?? null,
    members: withAnchors(members),
  };
}
