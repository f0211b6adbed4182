import { expect, test } from 'vitest';
import type { Finding } from '../../site/sources/report-problems';
import { printAnnotations, printReport } from './print-report';

const finding = (file: string, line: number, message: string, stops = true): Finding => ({
  file,
  line,
  column: 5,
  message,
  stops,
});

test('findings are printed in the format of compilers, grouped by file, with their counts', () => {
  const findings = [
    finding('content/a.yml', 2, 'write some text'),
    finding('content/a.yml', 9, 'is broken: no page has this address', false),
    finding('content/b c.yml', 0, 'is not a valid file name'),
  ];
  expect(printReport({ findings, aged: [], docs: 3 })).toBe(
    [
      'content/a.yml:2:5  write some text',
      'content/a.yml:9:5  warning: is broken: no page has this address',
      '',
      'content/b c.yml  is not a valid file name',
      '',
      '2 mistakes and 1 warning in 2 files',
    ].join('\n'),
  );
});

test('a site without mistakes is reported as such', () => {
  expect(printReport({ findings: [], aged: [], docs: 3 })).toBe(
    'no mistakes: the site has 3 pages',
  );
});

test('the report on requested files does not mention the number of pages', () => {
  expect(printReport({ findings: [], aged: [], docs: 3, asked: 1 })).toBe('no mistakes in 1 file');
});

test('facts that have not been checked for long come first, and are not mistakes', () => {
  const aged = [
    { file: 'content/a.yml', line: 2, column: 3, message: 'Goerli was last checked …' },
  ];
  expect(printReport({ findings: [], aged, docs: 3 })).toBe(
    [
      'aged: content/a.yml:2:3 Goerli was last checked …',
      '1 fact to check again',
      '',
      'no mistakes: the site has 3 pages',
    ].join('\n'),
  );
});

test("annotations escape the characters that would end a value in GitHub's format", () => {
  const findings = [
    finding('content/a,b:c.mdx', 2, '100%: this,\r\nor that'),
    finding('content/b.yml', 0, 'no part of the site reads this file', false),
  ];
  expect(printAnnotations(findings)).toBe(
    [
      '::error file=content/a%2Cb%3Ac.mdx,line=2,col=5::100%25: this,%0D%0Aor that',
      '::warning file=content/b.yml::no part of the site reads this file',
    ].join('\n'),
  );
});
