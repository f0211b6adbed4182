import ts from 'typescript';
import { namedTypes } from './named-types';
import type { OpenedPackages } from './opened-packages';

/** TypeScript's utility types that only modify the type they are given. */
const UTILITY = /^(?:Omit|Partial|Pick|Readonly|Required)$/;

/**
 * Returns the names of the types that a class or interface extends and implements. A utility type is replaced by its
 * argument: `Omit<TradeOptions, 'ttl'>` becomes `TradeOptions`.
 */
export function inheritedNames(reading: OpenedPackages, symbol: ts.Symbol): string[] {
  const names = (symbol.declarations ?? [])
    .filter((node) => ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node))
    .flatMap((node) => node.heritageClauses ?? [])
    .flatMap((clause) => clause.types)
    .flatMap(({ expression, typeArguments }) => {
      const name = expression.getText();
      const given = UTILITY.test(name) ? typeArguments?.[0] : undefined;
      return given ? namedTypes(reading, given) : [name];
    });
  return [...new Set(names)];
}
