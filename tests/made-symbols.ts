import type { ApiMember, ApiSymbol } from '../src/site/data/api-symbol';

/** Returns a member for tests. Pass only the fields that matter to the test. */
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

/** Returns a symbol for tests. Pass only the fields that matter to the test. */
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
