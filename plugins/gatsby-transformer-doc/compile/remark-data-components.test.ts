import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileText, withoutCodeMarks, type Surroundings } from '../../../tests/compile-text';
import { problemsOf } from '../../../tests/problems-of';
import { COMMANDS_SOURCE, ROUTER_COMMANDS_FILE } from '../../../src/site/data/command-rows';
import { DEPLOYMENTS_FILE } from '../../../src/site/data/deployments';
import { ERRORS_FILE } from '../../../src/site/data/error-catalogue';
import { LIBRARY_ERRORS_FILE } from '../../../src/site/data/library-errors';
import { RELEASES_FILE } from '../../../src/site/data/releases';
import { formatProblem } from '../../../src/site/sources/content-problem';

const files = Object.fromEntries(
  [ERRORS_FILE, DEPLOYMENTS_FILE, RELEASES_FILE, ROUTER_COMMANDS_FILE, COMMANDS_SOURCE].map(
    (path) => [path, readFileSync(path, 'utf8')],
  ),
);

const clientErrors = `
- { code: 'header not found', by: node, from: Nodes, cause: It has no block., fix: Ask eth_call or maxFeePerGas., see: /b }
- { code: 'user denied', by: wallet, from: MetaMask, cause: c, fix: f }
- { code: 'FEE', by: sdk, from: v3-sdk, cause: c, fix: f }
`;

const compile = (text: string, changed: Surroundings = {}) =>
  compileText(text, { files, ...changed });
const htmlOf = (text: string, changed?: Surroundings) =>
  withoutCodeMarks(JSON.stringify(compile(text, changed).body));
const mistakes = (text: string, changed?: Surroundings) =>
  problemsOf(() => compile(text, changed)).map(formatProblem);

describe('<ErrorCodes>', () => {
  const doc = compile('## Errors\n\n<ErrorCodes of="v3-core" />');

  test('renders a heading and an anchor for each code, and is searchable by its text', () => {
    expect(doc.headings).toContainEqual({ id: 'lok', depth: 4, text: 'LOK' });
    const section = doc.sections.find(({ id }) => id === 'lok');
    expect(section?.terms).toEqual(['LOK']);
    expect(section?.text).toContain('never initialised');
  });

  test('renders a heading for each contract', () => {
    expect(doc.headings[1]).toEqual({
      id: 'v3-core-uniswapv3pool',
      depth: 3,
      text: 'UniswapV3Pool',
    });
  });

  test('shows the selector of a custom error', () => {
    expect(htmlOf('## E\n\n<ErrorCodes of="permit2" />')).toContain('<code>0x756688fe</code>');
  });

  test('reports an unknown group with the known groups', () => {
    expect(mistakes('## E\n\n<ErrorCodes of="v4" />')).toEqual([
      expect.stringMatching(/:3:\d+ .*v3-core, v3-periphery/),
    ]);
  });
});

describe('<ClientErrors>', () => {
  const doc = compile('## Nodes\n\n<ClientErrors of="node" />', {
    files: { ...files, [LIBRARY_ERRORS_FILE]: clientErrors },
  });

  test('lists messages of one kind of client, and none of other clients or SDKs', () => {
    const html = withoutCodeMarks(JSON.stringify(doc.body));
    expect(html).toMatch(/<a href=\\"\/b\\"><code>header not found<\/code><\/a>.*>Nodes</);
    expect(html).toContain('<code>maxFeePerGas</code>');
    expect(html).not.toContain('FEE');
    expect(html).not.toContain('user denied');
    expect(doc.sections.find(({ id }) => id === 'nodes')?.text).toContain('It has no block.');
  });
});

describe('<Deployments>', () => {
  const doc = compile('## Addresses\n\n<Deployments />');
  const html = withoutCodeMarks(JSON.stringify(doc.body));

  test('renders an anchor, a table and links to the explorer for each chain', () => {
    expect(doc.headings.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['mainnet', 'celo', 'base']),
    );
    expect(html).toContain(
      'https://celoscan.io/address/0xAfE208a311B21f13EF87E33A90049fC17A7acDEc',
    );
    expect(html).toMatch(
      />0x1F98431c8aD98523631AE4a59f267346ea31F984<\/code><span class=\\"address-actions\\"><button/,
    );
  });

  test('is searchable by address and by contract', () => {
    const celo = doc.sections.find(({ id }) => id === 'celo');
    expect(celo?.code).toContain('0xAfE208a311B21f13EF87E33A90049fC17A7acDEc');
    expect(celo?.terms).toContain('SwapRouter02');
  });

  const rowOf = (chain: string, contract: string) =>
    new RegExp(`data-chain=.{2}${chain}\\b.*?<th[^>]*><code>${contract}</code>(.*?)</tr>`)
      .exec(html.replaceAll('<wbr>', ''))?.[1]
      ?.replaceAll(/<[^>]*>/g, '');

  test('shows the sources of each address, and marks an address with only one source', () => {
    expect(rowOf('8453', 'SwapRouter02')).toMatch(
      /SourcesUniswap\/contracts.*Deployed on 16 July 2023$/,
    );
    expect(rowOf('56', 'UniswapV3Staker')).toMatch(/One sourceUniswap\/docs$/);
  });

  test('shows contradicting sources, and contracts with the same address on other chains', () => {
    expect(rowOf('56', 'UniversalRouter')).toContain(
      'Contradicted: UNIVERSAL_ROUTER_ADDRESS of @uniswap/universal-router-sdk 1.3.8 lists 0x4648a43B2C14Da09FdF82B161150d3F634f40491.',
    );
    expect(rowOf('480', 'UniversalRouterV1_2_V2Support')).toContain(
      'On Ethereum Mainnet this address is UniswapV2Router02.',
    );
  });

  test('shows the commit and the date at which the sources were read', () => {
    const sources = htmlOf('<DeploymentSources />').replaceAll(/<[^>]*>/g, '');
    expect(sources).toContain('Uniswap/contracts');
    expect(sources).toContain('b246f140faf6, 22 November 2026');
  });

  test('reports an address with a wrong checksum at its line in the registry', () => {
    const text = files[DEPLOYMENTS_FILE]?.replace('0xAfE208a311B21f13', '0xafE208a311B21f13') ?? '';
    expect(mistakes('<Deployments />', { files: { [DEPLOYMENTS_FILE]: text } })).toEqual([
      expect.stringMatching(
        /^content\/reference\/deployments\.yml:.* write 0xAfE208a311B21f13EF87E33A90049fC17A7acDEc/,
      ),
    ]);
  });
});

describe('<Releases>', () => {
  const rowsOf = (of: string) =>
    [...htmlOf(`## R\n\n<Releases of="${of}" />`).matchAll(/<tr\b[^>]*>(.*?)<\/tr>/g)].map(
      ([, row = '']) =>
        row
          .replaceAll('<wbr>', '')
          .replaceAll(/<[^>]*>/g, ' ')
          .replaceAll(/ +/g, ' ')
          .trim(),
    );

  test('warns of a vulnerable release, with its address', () => {
    const [, current = '', vulnerable = ''] = rowsOf('UniswapV3Staker');
    expect(current).toMatch(/^1\.0\.2 Rejects a reward token that has no code/);
    expect(current).not.toContain('do not use');
    expect(vulnerable).toMatch(/^1\.0\.0 vulnerable: do not use /);
    expect(vulnerable).toContain(
      'Do not use: Ethereum Mainnet: 0x1f98407aaB862CdDeF78Ed252D6f557aA5b0f00d',
    );
  });

  test('shows the addresses of a release, its code hash and its package', () => {
    const [, router = ''] = rowsOf('SwapRouter');
    expect(router).toContain(
      'Ethereum Mainnet, Optimism, Polygon, Arbitrum One: 0xE592427A0AEce92De3Edee1F18E0157C05861564',
    );
    expect(router).toMatch(
      /Code hash: 0x[0-9a-f]{64} of 12070 bytes, with 12 immutables set to zero and the metadata removed, as in @uniswap\/v3-periphery 1\.4\.3\./,
    );
  });

  test('reports an unknown contract with the known contracts', () => {
    expect(mistakes('## R\n\n<Releases of="Router" />')).toEqual([
      expect.stringMatching(/:3:\d+ .* has no contract "Router"; use one of UniswapV2Factory, /),
    ]);
  });
});

describe('<CommandTable>', () => {
  test('shows numbers, names and inputs, and which commands may fail', () => {
    expect(htmlOf('<CommandTable of="tokens" />')).toContain(
      '<code>0x04</code> <code>SWEEP</code>',
    );
    expect(htmlOf('<CommandTable of="nft" />')).toContain('If bit 7 is set');
    expect(htmlOf('<CommandTable of="tokens" />')).not.toContain('If bit 7 is set');
  });
});

test('published identifiers are replaced by those in the settings', () => {
  const identifiers = {
    packageScopes: { '@uniswap': '@isobar' },
    contractPrefixes: { Uniswap: 'Isobar' },
  };
  const html = htmlOf('## A\n\n<Deployments />\n\n<ErrorCodes of="v3-core" />', { identifiers });
  expect(html).toContain('<code>Isobar<wbr>V3<wbr>Factory</code>');
  expect(html).toContain('<code class=\\"whole\\">@isobar/v3-periphery</code>');
  expect(html).toContain('<code>IsobarV3Pool</code>');
});

test('a missing file is reported at the component', () => {
  expect(mistakes('<Deployments />', { files: {} })).toEqual([
    expect.stringMatching(/^a\.mdx:1:\d+ .*no file/),
  ]);
});
