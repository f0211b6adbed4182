import type { Page, Route } from 'playwright-core';
import { withPolicy } from '../../plugins/gatsby-plugin-static-host/content-security-policy';
import { connectOrigins, hostsOf } from '../../src/site/search/connect-origins';
import { readSettings } from '../../src/site/settings/read-settings';
import { settingsSchema } from '../../src/site/settings/schema';
import { INDEX } from '../search/hosted-index';
import type { HostedService } from '../search/hosted-service';
import type { Site } from './site';

/** Search settings of a site that uses the hosted service. */
const hostedSearch = settingsSchema.shape.search.parse({
  indexName: INDEX,
  appId: 'TESTAPP',
  searchKey: 'a-key-that-may-only-search',
});

/** Matches search settings in the form in which the build inlines them into scripts. */
const WRITTEN =
  /\{indexName:"[^"]*",appId:(?:null|"[^"]*"),searchKey:(?:null|"[^"]*"),unanswered:null\}/g;
const HOSTED = `{indexName:"${hostedSearch.indexName}",appId:"${hostedSearch.appId}",searchKey:"${hostedSearch.searchKey}",unanswered:null}`;

/** Returns the origins that pages may connect to (by their CSP) in a build with the hosted service's settings. */
const connectOfHosted = () => connectOrigins({ ...readSettings(), search: hostedSearch });

/**
 * Local servers in place of the service's hosts, in the order in which they are queried. For an undefined entry, the
 * host refuses connections.
 */
type Services = readonly (HostedService | undefined)[];

/**
 * Opens a page of the built site as if it had been built with the hosted service's settings. The settings are replaced
 * in its scripts, and its CSP is changed to match.
 *
 * @param connect origins that the page's CSP allows
 * @returns the page, and a function that returns how many scripts have been changed so far
 */
export async function openHosted(
  site: Site,
  path: string,
  services: Services,
  connect: readonly string[] = connectOfHosted(),
) {
  const page = await site.open('');
  let rewritten = 0;
  await page.route(`${new URL(site.url).origin}/**`, async (route) => {
    const type = route.request().resourceType();
    if (type === 'document') await edit(route, (html) => withPolicy(html, connect));
    else if (type === 'script') {
      await edit(route, (code) =>
        code.replace(WRITTEN, () => {
          rewritten += 1;
          return HOSTED;
        }),
      );
    } else await route.fallback();
  });
  await leadHosts(page, services);
  await page.goto(site.url + path);
  return { page, rewritten: () => rewritten };
}

async function edit(route: Route, change: (text: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
}

/** Routes requests for the service's hosts to local servers. The page's CSP still applies to them. */
async function leadHosts(page: Page, services: Services): Promise<void> {
  for (const [index, host] of hostsOf(hostedSearch.appId ?? '').entries()) {
    await page.route(`${host}/**`, async (route) => {
      const service = services[index];
      const { pathname } = new URL(route.request().url());
      if (!service) return route.abort('connectionrefused');
      const response = await route.fetch({ url: service.origin + pathname });
      return route.fulfill({ response });
    });
  }
}
