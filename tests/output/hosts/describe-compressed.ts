import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressSite } from '../../../plugins/gatsby-plugin-static-host/compress';
import { read } from '../built-site';
import { ask } from './ask';
import type { RunningHost } from '../serve';
import { servedFiles, siteFolder, type SiteFolder } from './site-folder';

const script = servedFiles.find((file) => /^app-[0-9a-f]+\.js$/.test(file)) ?? '';
const font = servedFiles.find((file) => file.endsWith('.woff2')) ?? '';
const only = ['index.html', '404.html', 'concepts/overview/index.html', script, font];

interface CompressedCase {
  name: string;
  start: (site: SiteFolder) => Promise<RunningHost>;
  /** Encodings in which the host sends compressed copies, with the extension of each encoding's copies. */
  codings: Readonly<Record<string, string>>;
}

/** Tests how a host serves a site whose files were compressed in advance. */
export function describeCompressed({ name, start, codings }: CompressedCase): void {
  describe(`${name} with compressed copies`, () => {
    const site = siteFolder(`compressed-${name.toLowerCase()}`, '', { only });
    const copy = (file: string, ending: string) =>
      readFileSync(join(site.root, `${file}.${ending}`));
    let host: RunningHost;
    beforeAll(async () => {
      await compressSite(site.root, join(site.root, '..', 'cache'));
      host = await start(site);
    });
    afterAll(() => host.stop());

    test.each(Object.entries(codings))(
      'sends the copy that was compressed with %s',
      async (coding, ending) => {
        const files = [
          ['/concepts/overview', 'concepts/overview/index.html', 'text/html; charset=utf-8'],
          [`/${script}`, script, 'text/javascript; charset=utf-8'],
        ] as const;
        for (const [path, file, type] of files) {
          const { status, headers, sent, body } = await ask(host.origin, path, {
            'accept-encoding': coding,
          });
          expect({ path, status }).toEqual({ path, status: 200 });
          expect(headers).toMatchObject({ 'content-encoding': coding, 'content-type': type });
          expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
          expect(sent.equals(copy(file, ending))).toBe(true);
          expect(body).toBe(read(file));
        }
      },
    );

    test('sends the file itself to clients that accept no encoding, and never serves a copy under its own name', async () => {
      const plain = await ask(host.origin, '/concepts/overview');
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.body).toBe(read('concepts/overview/index.html'));
      expect((await ask(host.origin, `/${script}.gz`)).status).toBe(404);
    });
  });
}
