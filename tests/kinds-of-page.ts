/** A page that represents all pages of its kind: the kind's name, the page's path without base path, and its title. */
export type KindOfPage = [kind: string, path: string, title: string | RegExp];

export const NOWHERE = '/no/such/page';

/** One page of each kind. Tests that run for several engines, modes or widths open these pages instead of all. */
export const kindsOfPage: readonly KindOfPage[] = [
  ['the home page', '/', /./],
  ['a landing', '/contracts/v3/overview', 'Build on the v3 Contracts'],
  ['a landing with tabs', '/sdk/v3/overview', 'Quote, Trade and Provide Liquidity with the v3 SDK'],
  ['an article with code', '/sdk/v3/guides/trading', 'Executing a Trade'],
  [
    'an article with figures',
    '/concepts/protocol/concentrated-liquidity',
    'Concentrated Liquidity',
  ],
  ['a drawing of a flow', '/concepts/protocol/swaps', 'Swaps'],
  ['an article with formulas and tables', '/concepts/protocol/fees', 'Fees'],
  [
    'a reference entry',
    '/contracts/v3/reference/periphery/interfaces/INonfungiblePositionManager',
    'INonfungiblePositionManager',
  ],
  ['the error codes', '/contracts/v3/reference/error-codes', 'Error Codes'],
  [
    'the errors of a version',
    '/contracts/v1/reference/smart-contracts/common-errors',
    'Common Errors',
  ],
  ['the releases', '/contracts/universal-router/releases', 'Releases of the Universal Router'],
  ['the addresses', '/contracts/v3/reference/deployments', 'Deployment Addresses'],
  ['the search page', '/search?q=tick%20spacing', 'Search'],
  ['the builder of paths', '/contracts/v3/guides/swaps/multihop-swaps', 'Multihop Swaps'],
  [
    'the calculator of a pair’s address',
    '/contracts/v1/guides/smart-contract-integration/getting-pair-addresses',
    'Pair Addresses',
  ],
  [
    'the calculator of a pool’s address',
    '/contracts/v3/reference/periphery/libraries/PoolAddress',
    'PoolAddress',
  ],
  ['the tool of nonces', '/contracts/permit2/reference/signature-transfer', 'SignatureTransfer'],
  [
    'the tool of the router’s calldata',
    '/contracts/universal-router/technical-reference',
    'Technical Reference',
  ],
  ['the glossary', '/concepts/glossary', 'Glossary'],
  ['the status page', '/concepts/status', 'Status'],
  ['the not-found page', NOWHERE, 'Page Not Found'],
];
