import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileJson, fileText, says } from './page-text';
import { helpers, modules, nameOf, reference, root, sources } from './v3-package-files';

const setup = 'contracts/v3/guides/local-environment';

const pragmaOf = (file: string) =>
  /^pragma solidity ([^;]+);/m.exec(fileText(`${modules}/${file}`))?.[1] ?? '';

interface Solc {
  compile(
    input: string,
    readers: { import(path: string): { contents?: string; error?: string } },
  ): string;
}
const load = createRequire(import.meta.url);
/** Compiles a file and returns the compiler's errors. Imports are read from the packages. */
const errorsOf = (solc: Solc, file: string, content: string): string[] => {
  const output = JSON.parse(
    solc.compile(
      JSON.stringify({
        language: 'Solidity',
        sources: { [file]: { content } },
        settings: { outputSelection: { '*': { '': ['ast'] } } },
      }),
      {
        import: (path) =>
          existsSync(join(root, modules, path))
            ? { contents: fileText(`${modules}/${path}`) }
            : { error: 'no such file' },
      },
    ),
  ) as { errors?: { severity: string; message: string }[] };
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error');
  return errors.map(({ message }) => message);
};

describe('pragmas', () => {
  const packages = ['@uniswap/v3-core/contracts', '@uniswap/v3-periphery/contracts'];
  const table = fileText(`content/docs/${reference}.mdx`)
    .split('\n')
    .filter((line) => line.startsWith('| `=0.7.6`') || line.startsWith('| ends below'));

  it('end below 0.8.0 for exactly the files in the table', () => {
    const bounded = packages.map((folder) =>
      sources(folder)
        .filter((file) => /<0\.8\.0|\^0\.7/.test(pragmaOf(file)))
        .map(nameOf)
        .sort(),
    );
    const cells = table[1]?.split('|').slice(2, 4) ?? [];
    const named = cells.map((cell) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort(),
    );
    expect(named).toEqual(bounded);
  });

  it('are =0.7.6 for exactly the files in the table that are outside base/', () => {
    const exact = packages.flatMap(sources).filter((file) => pragmaOf(file) === '=0.7.6');
    const outside = exact.filter((file) => !file.includes('/base/')).map(nameOf);
    const named = [...(table[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect(named.sort()).toEqual(outside.sort());
    expect(exact.some((file) => file.startsWith('@uniswap/v3-core'))).toBe(false);
  });

  it('are the only difference, except for comments, in core 1.0.0, on which the periphery depends', () => {
    const nested = '@uniswap/v3-periphery/node_modules/@uniswap/v3-core';
    expect(fileJson(`${modules}/${nested}/package.json`).version).toBe('1.0.0');
    const changed = sources('@uniswap/v3-core/contracts').filter((file) => {
      const [now, then] = [file, file.replace('@uniswap/v3-core', nested)].map((path) =>
        fileText(`${modules}/${path}`),
      );
      const code = (text = '') =>
        text.replace(/^pragma solidity .*$|\/\/.*$/gm, '').replace(/\s+/g, ' ');
      expect(code(now)).toBe(code(then));
      return now !== then;
    });
    const five = ['FullMath', 'Oracle', 'Position', 'Tick', 'TickMath'];
    expect(changed.map(nameOf).sort()).toEqual(five);
  });
});

describe('Solidity 0.8', () => {
  it('rejects FullMath of core 1.0.0 with the message on the page', () => {
    const nested = '@uniswap/v3-periphery/node_modules/@uniswap/v3-core/contracts/libraries';
    const file = `${nested}/FullMath.sol`;
    const [message = ''] = errorsOf(
      load('solc-0.8.17') as Solc,
      file,
      fileText(`${modules}/${file}`),
    );
    const shown = 'Unary operator - cannot be applied to type uint256';
    expect(message).toContain(shown);
    says(reference, `\`${shown}\``);
  });

  it.each([
    ['TickMath', /uint256\(MAX_TICK\)/, 'uint256(int256(MAX_TICK))'],
    ['FullMath', /-denominator (?=&)/, '(0 - denominator) '],
    [
      'Oracle',
      /(?<=int56\(tick\) \* )delta|(?<=tickCumulative\) \/ )observationTimeDelta|(?<=\*\s+)targetDelta(?=,)/,
      'int56(uint56($&))',
    ],
  ])('accepts %s with a wider pragma and the change in the guide', (name, from, to) => {
    const file = `@uniswap/v3-core/contracts/libraries/${name}.sol`;
    const wider = fileText(`${modules}/${file}`).replace(
      /^pragma solidity .*$/m,
      'pragma solidity >=0.5.0;',
    );
    const solc = load('solc-0.8.17') as Solc;
    expect(errorsOf(solc, file, wider)).not.toEqual([]);
    expect(errorsOf(solc, file, wider.replaceAll(new RegExp(from, 'g'), to))).toEqual([]);
    says(setup, `\`${to.replace('$&', '…').trim()}`);
  });

  it('accepts and rejects the files that the guide lists', { timeout: 60_000 }, () => {
    const solc = load('solc-0.8.17') as Solc;
    const packages = ['@uniswap/v3-core/contracts', '@uniswap/v3-periphery/contracts'];
    const compiles = new Map<string, boolean>();
    for (const file of packages.flatMap(sources)) {
      const inCore = file.startsWith('@uniswap/v3-core');
      const name =
        nameOf(file) === 'TransferHelper' && inCore ? 'core TransferHelper' : nameOf(file);
      compiles.set(name, errorsOf(solc, file, fileText(`${modules}/${file}`)).length === 0);
    }
    const lines = fileText(`content/docs/${setup}.mdx`)
      .split('## Use the libraries from Solidity 0.8')[1]
      ?.split('\n')
      .filter((line) => /\| (compile |refused|the pragma allows)/.test(line));
    expect(lines).toHaveLength(7);
    for (const line of lines ?? []) {
      const [, files = '', verdict = ''] = line.split('|');
      for (const [, core, name = ''] of files.matchAll(/(core )?`(\w+)`/g)) {
        const key = core ? `core ${name}` : name;
        expect([key, compiles.get(key)]).toEqual([key, verdict.trim() === 'compile']);
      }
    }
    const interfaces = sources('@uniswap/v3-core/contracts/interfaces').map(nameOf);
    says(setup, `core interfaces, all ${interfaces.length}`);
    expect(interfaces.every((name) => compiles.get(name))).toBe(true);
  });
});

describe('Solidity 0.5', () => {
  it('rejects the interface of a pool, but accepts its parts and the factory', () => {
    const folder = '@uniswap/v3-core/contracts/interfaces';
    const solc = load('solc-0.5.16') as Solc;
    const refused = sources(folder).filter(
      (file) => errorsOf(solc, file, fileText(`${modules}/${file}`)).length > 0,
    );
    expect(refused.map(nameOf)).toEqual(['IUniswapV3Pool']);
    const pages = 'contracts/v3/reference/core/interfaces';
    says(
      `${pages}/IUniswapV3Pool`,
      "Its pragma allows 0.5 too, but interfaces can't inherit in 0.5",
    );
    says(`${pages}/IUniswapV3Factory`, 'It compiles on Solidity 0.5 and later, 0.8 included.');
  });
});

describe('the contracts typed into the page on test helpers', () => {
  it('compile with 0.7.6', () => {
    const solc = load('solc-0.7.6') as Solc;
    const page = fileText(`content/docs/${helpers}.mdx`);
    const contracts = [...page.matchAll(/```solidity sketch title="([^"]+)"\n([^`]+)```/g)];
    expect(contracts).toHaveLength(2);
    for (const [, title = '', content = ''] of contracts) {
      expect(errorsOf(solc, title, content)).toEqual([]);
    }
  });
});
