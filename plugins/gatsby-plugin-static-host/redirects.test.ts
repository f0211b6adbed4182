import { expect, test } from 'vitest';
import { redirectPage } from './redirects';

test('the page at an old address redirects with and without JavaScript, and names the new address for search engines', () => {
  const html = redirectPage('/docs/new', 'https://a.example/docs/new');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs/new">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<link rel="canonical" href="https://a.example/docs/new">');
  expect(html).toContain('location.replace("/docs/new"+location.search+location.hash)');
  expect(html).toContain('<a href="/docs/new">/docs/new</a>');
});

test('an address cannot inject markup into the page', () => {
  const html = redirectPage('/a"</script><b>', 'https://a.example/a"<b>');
  expect(html).not.toContain('<b>');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});
