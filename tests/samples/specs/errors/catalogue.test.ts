// SPDX-License-Identifier: MIT
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Artifact, published } from '../../chain/published.ts';
import { errorCatalogue } from '../../toolchain/errors.ts';
import { packagesRoot, repositoryRoot } from '../../toolchain/paths.ts';
import {
  customErrorsOfSource,
  revertStringsOfSource,
  sourcesOf,
  textsOfBytecode,
} from '../../toolchain/revert-strings.ts';

const catalogue = errorCatalogue();
const codesOf = (...names: string[]) =>
  catalogue
    .filter((entry) => names.some((name) => entry.package.includes(name)))
    .map(({ code }) => code);
const stringsOf = (name: string) =>
  sourcesOf(`@uniswap/${name}/contracts`).flatMap(revertStringsOfSource);

/** Strings in the position manager's code that are not errors: the name, symbol and version of its token. */
const notErrors = ['Uniswap V3 Positions NFT-V1', 'UNI-V3-POS', '1'];
const inherited = sourcesOf('@openzeppelin/contracts').flatMap(revertStringsOfSource);

const textsOf = (...artifacts: Artifact[]) =>
  artifacts
    .flatMap(({ bytecode }) => textsOfBytecode(bytecode))
    .filter((text) => !notErrors.includes(text) && !inherited.includes(text));

const declaredBy = ({ abi }: Artifact) =>
  (abi as { type: string; name: string; inputs: { type: string }[] }[])
    .filter(({ type }) => type === 'error')
    .map(({ name, inputs }) => `${name}(${inputs.map(({ type }) => type).join(',')})`);

const missing = (found: string[], listed: string[]) =>
  [...new Set(found)].filter((code) => !listed.includes(code)).sort();

describe('content/errors.yml', () => {
  it('says of each entry either which test meets it, or why none does', () => {
    for (const entry of catalogue) {
      expect([entry.code, Boolean(entry.provoked) !== Boolean(entry.unprovoked)]).toEqual([
        entry.code,
        true,
      ]);
      if (entry.provoked) {
        const test = join(repositoryRoot, entry.provoked);
        expect([entry.provoked, existsSync(test)]).toEqual([entry.provoked, true]);
        expect(readFileSync(test, 'utf8')).toContain(`provoke(`);
      }
    }
  });

  it('has one entry for a contract and a code, with every field filled', () => {
    const names = catalogue.map(({ contract, code }) => `${contract}: ${code}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const entry of catalogue) {
      const { code, package: name, contract, condition, cause, fix } = entry;
      const fields = [code, name, contract, entry.function, condition, cause, fix];
      expect([code, fields.every((field) => field.length > 0)]).toEqual([code, true]);
    }
  });

  it('has every string of v3 core: sources and bytecode', () => {
    const found = [...stringsOf('v3-core'), ...textsOf(published.v3Factory, published.v3Pool)];
    expect(found.length).toBeGreaterThan(20);
    expect(missing(found, codesOf('v3-core'))).toEqual([]);
  });

  it('has every string of v3 periphery: sources and bytecode', () => {
    const { positionManager, swapRouter, quoter, quoterV2, v3Migrator } = published;
    const texts = textsOf(positionManager, swapRouter, quoter, quoterV2, v3Migrator);
    const found = [...stringsOf('v3-periphery'), ...texts];
    expect(found.length).toBeGreaterThan(50);
    // Codes of core libraries are also compiled into the periphery.
    expect(missing(found, codesOf('v3-periphery', 'v3-core'))).toEqual([]);
  });

  it('has every string of the second router', () => {
    const found = stringsOf('swap-router-contracts');
    expect(found.length).toBeGreaterThan(4);
    const listed = codesOf('swap-router-contracts', 'v3-periphery', 'v3-core');
    expect(missing(found, listed)).toEqual([]);
  });

  it('has every string of v1: sources of core, periphery and the transfer helper', () => {
    const helper = join(packagesRoot, '@uniswap/lib/contracts/libraries/TransferHelper.sol');
    const inHelper = revertStringsOfSource(readFileSync(helper, 'utf8'));
    const found = [...['v2-core', 'v2-periphery'].flatMap(stringsOf), ...inHelper];
    expect(found.length).toBeGreaterThan(50);
    expect(missing(found, codesOf('v2-core', 'v2-periphery', 'lib'))).toEqual([]);
  });

  it('has every string of the staker', () => {
    expect(stringsOf('v3-staker')).toHaveLength(26);
    expect(missing(stringsOf('v3-staker'), codesOf('v3-staker'))).toEqual([]);
  });

  it('has every custom error of Permit2', () => {
    const source = sourcesOf('@uniswap/v4-periphery/lib/permit2/src').flatMap(customErrorsOfSource);
    const found = [...declaredBy(published.permit2), ...source];
    expect(new Set(found).size).toBe(12);
    expect(missing(found, [...codesOf('permit2'), 'UnsafeCast()'])).toEqual([]);
  });

  it('has every custom error of the universal router', () => {
    const source = sourcesOf('@uniswap/universal-router/contracts').flatMap(customErrorsOfSource);
    const found = [...declaredBy(published.universalRouter), ...source];
    expect(new Set(found).size).toBe(32);
    expect(missing(found, codesOf('universal-router 1.2.1'))).toEqual([]);
  });

  it('has no entry that is in no published contract', () => {
    const sources = [
      ...['v3-core', 'v3-periphery', 'v3-staker', 'swap-router-contracts'],
      ...['v2-core', 'v2-periphery', 'lib', 'universal-router'],
    ].flatMap((name) => sourcesOf(`@uniswap/${name}/contracts`));
    const all = Object.values(published);
    const known = [
      ...sources.flatMap(revertStringsOfSource),
      ...sources.flatMap(customErrorsOfSource),
      ...all.flatMap(({ bytecode }) => textsOfBytecode(bytecode)),
      ...all.flatMap(declaredBy),
    ];
    const codes = catalogue.map(({ code }) => code);
    expect(missing(codes, known)).toEqual([]);
  });
});
