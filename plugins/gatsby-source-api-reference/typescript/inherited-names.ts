import ts from 'typescript';
import { namedSymbols } from './named-types';
import { ownerOf, type Reading } from './reading';

/**
 * Names of what a class or interface extends and implements. A utility type stands for what it is made of:
 * `Omit<TradeOptions, 'ttl'>` is `TradeOptions`.
 */
export function inheritedNames(reading: Reading, symbol: ts.Symbol): string[] {
  const names = (symbol.declarations ?? [])
    .filter((node) => ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node))
    .flatMap((node) => node.heritageClauses ?? [])
    .flatMap((clause) => clause.types)
    .flatMap((type) => {
      const target = reading.checker.getTypeAtLocation(type.expression).symbol;
      const isOfPackage = target.declarations?.some((node) => ownerOf(reading, node));
      const made = isOfPackage ? [] : namedSymbols(reading, type);
      return made.length > 0 ? made.map(({ name }) => name) : [type.expression.getText()];
    });
  return [...new Set(names)];
}
