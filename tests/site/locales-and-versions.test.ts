import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHost } from '../../plugins/gatsby-plugin-static-host/serve';
import { launchChromium } from '../browser/launch-chromium';
import { checkSite, namedByBuild, namedByCheck } from './check-site';
import { addLocale, describeLocales } from './locales-and-versions/locales';
import type { ServedSite } from './locales-and-versions/served-site';
import { addVersions, describeVersions } from './locales-and-versions/versions';
import { buildSite, clearSite, copyGoodSite, smallSite, type BuildResult } from './site-copy';

let result: BuildResult;
let server: Server;
const site = {} as ServedSite;

beforeAll(async () => {
  copyGoodSite();
  addVersions();
  addLocale();
  result = await buildSite(smallSite);
  server = createServer(createHost({ folder: join(smallSite, 'public'), basePath: '' }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  site.browser = await launchChromium();
});
afterAll(async () => {
  await site.browser.close();
  server.close();
  clearSite(smallSite);
});

test('a site of several locales and versions builds, and is warned of by the check as by the build', () => {
  expect(result.code, result.output).toBe(0);
  expect(result.output).toMatch(/messages\.yml:1:1 \d+ messages are shown in English, such as/);
  const { code, output } = checkSite(smallSite);
  expect(code, output).toBe(0);
  expect(namedByCheck(output)).toEqual(namedByBuild(result.output));
});

describe('locales', () => describeLocales(site));
describe('versions', () => describeVersions(site));
