import { expect, test } from 'vitest';
import { issueAddress } from './page-feedback';

const page = {
  title: 'Fees & “ticks”',
  path: '/concepts/fees',
  address: 'https://docs.example/concepts/fees',
};

test('carries page, section, version and heading, as its own parameters give them back', () => {
  const address = issueAddress(
    'https://code.example/issues/new?labels=docs&title={title}&body={body}',
    { ...page, section: 'Concepts', version: 'v3' },
    '#spacing',
  );
  const { searchParams } = new URL(address);
  expect(searchParams.get('labels')).toBe('docs');
  expect(searchParams.get('title')).toBe('Fees & “ticks”: ');
  expect(searchParams.get('body')).toBe(
    'Page: https://docs.example/concepts/fees#spacing\nSection: Concepts\nVersion: v3\n\n',
  );
});

test('says nothing of what the page does not have', () => {
  const { searchParams } = new URL(issueAddress('https://code.example/?issue[d]={body}', page));
  expect(searchParams.get('issue[d]')).toBe('Page: https://docs.example/concepts/fees\n\n');
});

test('a title that names a part is not filled in again', () => {
  const address = issueAddress('https://code.example/?t={title}', { ...page, title: '{body}' });
  expect(new URL(address).searchParams.get('t')).toBe('{body}: ');
});
