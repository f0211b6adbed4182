// SPDX-License-Identifier: MIT
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesRoot } from './paths.ts';

/** Returns every string that a Solidity source passes to `require` or `revert`. */
export function revertStringsOfSource(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
  const strings = /(?:require\([^;]*?,\s*|revert\(\s*)(['"])((?:(?!\1).)+)\1\s*\)\s*;/g;
  return [...code.matchAll(strings)].map(([, , text]) => text ?? '');
}

/** Returns every custom error that a Solidity source declares, as `Name(type,type)`. */
export function customErrorsOfSource(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
  return [...code.matchAll(/^\s*error (\w+)\(([^)]*)\);/gm)].map(([, name, members = '']) => {
    const types = members.split(',').map((member) => member.trim().split(/\s+/)[0]);
    return `${name}(${types.join(',')})`;
  });
}

/** Returns the sources of a package's contracts below a folder, without tests and examples. */
export function sourcesOf(folder: string): string[] {
  return readdirSync(join(packagesRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.sol'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\/(test|examples|mocks)\//.test(path.split(folder)[1] ?? ''))
    .map((path) => readFileSync(path, 'utf8'));
}

const isText = (hex: string) => /^(?:[2-6][0-9a-f]|7[0-9a-e])+$/.test(hex);
const textOf = (hex: string) => Buffer.from(hex, 'hex').toString('latin1');

/**
 * Returns the value that a push followed by `PUSH1 bits SHL` leaves on the stack, as 64 hex digits; undefined if there
 * is no such shift. The compiler drops every trailing zero bit, so the shift of 'SPL' is not a whole number of bytes.
 */
function shifted(payload: string, next: string): string | undefined {
  const bits = /^60(..)1b$/.exec(next)?.[1];
  if (!bits) return undefined;
  const word = (BigInt(`0x${payload}`) << BigInt(`0x${bits}`)).toString(16);
  return word.length <= 64 ? word.padStart(64, '0') : undefined;
}

/**
 * Returns the texts that a contract's bytecode puts in memory for `Error(string)`.
 *
 * A text is a left-aligned word: pushed with its trailing zeros, or pushed short and shifted. Texts of more than 32
 * bytes consist of a full word and a rest, which are joined here. Use this for contracts without published source, and
 * check each short text against a known list, because it can be a coincidence.
 */
export function textsOfBytecode(bytecode: string): string[] {
  const code = bytecode.replace(/^0x/, '');
  const texts: { text: string; at: number; full: boolean }[] = [];
  for (let at = 0; at < code.length; at += 2) {
    const opcode = Number.parseInt(code.slice(at, at + 2), 16);
    if (opcode < 0x60 || opcode > 0x7f) continue;
    const length = opcode - 0x5f;
    const payload = code.slice(at + 2, at + 2 + length * 2);
    const next = code.slice(at + 2 + length * 2, at + 8 + length * 2);
    const word = length === 32 ? payload : shifted(payload, next);
    const trimmed = word?.replace(/(00)+$/, '') ?? '';
    if (isText(trimmed)) texts.push({ text: textOf(trimmed), at, full: trimmed.length === 64 });
    at += length * 2;
  }
  const joined: string[] = [];
  for (let index = 0; index < texts.length; index += 1) {
    const { text, full } = texts[index]!;
    const rest = texts[index + 1];
    if (full && rest && rest.at - texts[index]!.at < 120) {
      joined.push(text + rest.text);
      index += 1;
    } else joined.push(text);
  }
  return [...new Set(joined)];
}
