import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { serve, type RunningHost } from '../serve';
import { given } from './own-servers';
import type { SiteFolder } from './site-folder';

interface Edge {
  handler: (event: unknown) => {
    uri?: string;
    statusCode?: number;
    headers: Record<string, { value: string }>;
  };
}

/** Loads the unmodified code of a CloudFront function, and returns the function's handler. */
const edge = (code: string): Edge['handler'] =>
  (runInNewContext(`${code}; ({ handler })`) as Edge).handler;

/** Parses the upload commands in a script as the upload tool would. */
const uploadsOf = (script: string) =>
  script
    .split('\n')
    .filter((line) => line.startsWith('put --'))
    .map((line) => {
      const option = (name: string) => new RegExp(`--${name} '([^']*)'`).exec(line)?.[1] ?? '';
      return {
        filters: [...line.matchAll(/--(include|exclude) '([^']*)'/g)].map(
          ([, kind, glob = '']) => ({
            included: kind === 'include',
            pattern: new RegExp(`^${glob.replaceAll(/[.+]/g, '\\$&').replaceAll('*', '.*')}$`),
          }),
        ),
        headers: {
          'content-type': option('content-type'),
          'cache-control': option('cache-control'),
        },
      };
    });

/**
 * Returns the headers that the upload sets for a file. The last filter that matches the file decides whether a command
 * includes it, and exactly one command must.
 */
function uploadedAs(uploads: ReturnType<typeof uploadsOf>, name: string) {
  const taking = uploads.filter(
    ({ filters }) => filters.findLast(({ pattern }) => pattern.test(name))?.included,
  );
  const [upload] = taking;
  if (!upload || taking.length > 1) throw new Error(`${name} is uploaded ${taking.length} times`);
  return upload.headers;
}

/**
 * Simulates a bucket behind a CDN. The bucket finds only exact keys. The functions and lists are those that the build
 * writes, but the services themselves are not used.
 */
export async function s3(site: SiteFolder): Promise<RunningHost> {
  const { root, basePath } = site;
  const file = (name: string) => given(site, `s3-cloudfront/${name}`);
  const [ask, answered] = [edge(file('viewer-request.js')), edge(file('viewer-response.js'))];
  const uploads = uploadsOf(file('upload.sh'));
  const errors = JSON.parse(file('error-responses.json')) as {
    Items: { ErrorCode: number; ResponsePagePath: string; ResponseCode: string }[];
  };
  const policy = JSON.parse(file('response-headers.json')) as {
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: string };
      ReferrerPolicy: { ReferrerPolicy: string };
    };
    CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
  };
  const { ContentSecurityPolicy, ReferrerPolicy } = policy.SecurityHeadersConfig;
  const always = {
    'content-security-policy': ContentSecurityPolicy.ContentSecurityPolicy,
    'referrer-policy': ReferrerPolicy.ReferrerPolicy,
    'x-content-type-options': 'nosniff',
    ...Object.fromEntries(
      policy.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value]),
    ),
  };
  const keyOf = (uri: string): string | undefined => {
    try {
      const key = decodeURIComponent(uri);
      // A bucket's keys aren't paths, so no key contains a `.` or `..` segment.
      const isKey = key.startsWith('/') && !/\0|\/\.{0,2}\//.test(key) && !/\/\.{0,2}$/.test(key);
      const path = join(root, key);
      return isKey && existsSync(path) && statSync(path).isFile() ? key : undefined;
    } catch {
      return undefined;
    }
  };
  const send = (response: ServerResponse, status: number, key: string, more = {}) => {
    const headers = uploadedAs(uploads, key.slice(basePath.length + 1));
    response.writeHead(status, { ...headers, ...always, ...more });
    response.end(readFileSync(join(root, key)));
  };
  return serve((request, response) => {
    const { pathname, searchParams } = rawAddress(request.url ?? '/');
    const querystring = Object.fromEntries(
      [...searchParams].map(([name, value]) => [name, { value }]),
    );
    const asked = { uri: pathname, querystring, headers: {}, method: 'GET' };
    const led = ask({ request: asked });
    const key = led.statusCode ? undefined : keyOf(led.uri ?? '');
    const told = answered({ request: { uri: led.uri ?? '' }, response: { headers: {} } }).headers;
    const more = Object.fromEntries(Object.entries(told).map(([name, { value }]) => [name, value]));
    if (led.statusCode) {
      response.writeHead(led.statusCode, { location: led.headers.location?.value ?? '' }).end();
    } else if (key === undefined) {
      const page = errors.Items.find(({ ErrorCode }) => ErrorCode === 403);
      send(response, Number(page?.ResponseCode), page?.ResponsePagePath ?? '');
    } else send(response, 200, key, more);
  });
}

/** Splits a URL into path and query without normalizing it. */
function rawAddress(address: string): { pathname: string; searchParams: URLSearchParams } {
  const [pathname = '/', ...query] = address.split('?');
  return { pathname, searchParams: new URLSearchParams(query.join('?')) };
}
