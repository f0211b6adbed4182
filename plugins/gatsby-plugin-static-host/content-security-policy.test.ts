import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, withPolicy } from './content-security-policy';

/** Returns the hash of a script, computed by OpenSSL. */
const hashOf = (code: string) =>
  `'sha256-${execFileSync('openssl', ['dgst', '-sha256', '-binary'], { input: code }).toString('base64')}'`;

const script = 'window.a = "ü" && 1 < 2;\n';
const style = '.a{color:red}';
const html = `<html><head><meta charSet="utf-8"/><style data-x="1">${style}</style><script>${script}</script>
<script src="/app.js" async></script><script type="application/ld+json">{"a":1}</script></head></html>`;

const directive = (name: string, connect: string[] = []) =>
  contentSecurityPolicy(html, connect)
    .split('; ')
    .find((part) => part.startsWith(`${name} `));

test('a policy allows the inline scripts of its page by hash, and no others', () => {
  expect(directive('script-src')).toBe(`script-src 'self' ${hashOf(script)}`);
});

test('a policy allows the inline styles of its page, and empty ones that Emotion fills, by hash', () => {
  expect(directive('style-src-elem')).toBe(`style-src-elem 'self' ${hashOf(style)} ${hashOf('')}`);
});

test('a policy allows connections to its own origin and to those in the settings', () => {
  expect(directive('connect-src', ['https://a.example'])).toBe(
    "connect-src 'self' https://a.example",
  );
  expect(directive('default-src')).toBe("default-src 'none'");
});

// These do not fall back to default-src, so a policy without them would allow everything.
test.each(['base-uri', 'form-action'])('a policy restricts %s', (name) => {
  expect(directive(name)).toBe(`${name} 'self'`);
});

test('a script that occurs twice is hashed once', () => {
  const twice = contentSecurityPolicy(`<script>a</script><script>a</script>`, []);
  expect(/script-src[^;]*/.exec(twice)?.[0].match(/sha256/g)).toHaveLength(1);
});

test('the policy is inserted before everything that it applies to, and the rest is unchanged', () => {
  const page = withPolicy(html, []);
  expect(page).toMatch(
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]*">/,
  );
  expect(page.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')).toBe(html);
});

test('a dollar sign in an address is unchanged', () => {
  expect(withPolicy(html, ['https://a.example/$&'])).toContain('https://a.example/$&');
});

test('a page from an earlier build gets a new policy if its inline code has changed', () => {
  const kept = withPolicy(html, []).replace(script, 'window.b = 2;');
  const again = withPolicy(kept, []);
  expect(again.match(/Content-Security-Policy/g)).toHaveLength(1);
  expect(again).toContain(hashOf('window.b = 2;'));
  expect(withPolicy(again, [])).toBe(again);
});
