import type { ApiMember, ApiSymbol } from '../src/site/data/api-symbol';

/** Creates a member for tests; pass only the fields that the test is about. */
export const madeMember = (member: Partial<ApiMember> & { name: string }): ApiMember => ({
  kind: 'function',
  anchor: member.name,
  signature: `function ${member.name}() external`,
  inheritedFrom: null,
  selector: null,
  topic: null,
  value: null,
  parameters: [],
  returns: [],
  comment: { text: `Comment of ${member.name}.`, details: '' },
  types: [],
  ...member,
});

/** Creates a symbol for tests; pass only the fields that the test is about. */
export const madeSymbol = (symbol: Partial<ApiSymbol> & { name: string }): ApiSymbol => ({
  language: 'solidity',
  kind: 'contract',
  package: '@made/core',
  version: '1.2.3',
  licence: 'MIT',
  file: `contracts/${symbol.name}.sol`,
  signature: `contract ${symbol.name}`,
  inherits: [],
  comment: null,
  members: [],
  ...symbol,
});
