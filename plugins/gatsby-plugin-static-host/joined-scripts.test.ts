import { expect, test } from 'vitest';
import { withJoinedScripts } from './joined-scripts';

const written = String.raw`<!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\"app\":[\"/app-$&.js\"]}";
          </script>
        <script>window.___webpackCompilationHash="0a1b";</script><script src="/app.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;

test('what Gatsby tells of its bundles is one script, in the place where it writes it anew', () => {
  const joined = withJoinedScripts(`<p>Text.</p>${written}`);
  expect(joined).toBe(
    '<p>Text.</p><!-- slice-start id="_gatsby-scripts-1" -->\n' +
      String.raw`          <script>window.___chunkMapping="{\"app\":[\"/app-$&.js\"]}";window.___webpackCompilationHash="0a1b";</script>` +
      '<script src="/app.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->',
  );
  expect(withJoinedScripts(joined)).toBe(joined);
});

test('a page that Gatsby did not make stays as it is', () => {
  const page = '<script>window.a = 1;</script><script>window.b = 2;</script>';
  expect(withJoinedScripts(page)).toBe(page);
});
