import { expect, test } from 'vitest';
import { issueAddress } from './page-feedback';

const page = {
  title: 'Fees & “ticks”',
  path: '/concepts/fees',
  address: 'https://docs.example/concepts/fees',
};

test('the URL contains page, section, version and heading, correctly encoded', () => {
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

test('facts that the page does not have are left out', () => {
  const { searchParams } = new URL(issueAddress('https://code.example/?issue[d]={body}', page));
  expect(searchParams.get('issue[d]')).toBe('Page: https://docs.example/concepts/fees\n\n');
});

test('a placeholder in the title of a page is not replaced', () => {
  const address = issueAddress('https://code.example/?t={title}', { ...page, title: '{body}' });
  expect(new URL(address).searchParams.get('t')).toBe('{body}: ');
});
