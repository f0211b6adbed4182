import {
  ASK_ANEW,
  contentType,
  FOR_GOOD,
  HASHED_FOLDERS,
  HOST_FILES,
  type HostedSite,
  NO_INDEX,
  SECURITY_HEADERS,
  TYPES,
} from './site-rules';

/** Maximum size of a CloudFront function, in bytes. */
export const LARGEST_FUNCTION = 10_240;

/**
 * Returns the CloudFront function that redirects old addresses. It also rewrites the path of a page to that of its
 * file, because an S3 bucket serves only files.
 */
export function viewerRequest({ basePath, redirects }: HostedSite): string {
  const moved = Object.fromEntries(
    redirects.map(({ fromPath, toPath }) => [basePath + fromPath, basePath + toPath]),
  );
  const files = Object.keys(TYPES).filter((ending) => ending !== 'html');
  return `// cloudfront-js-2.0, event type viewer-request
const moved = ${JSON.stringify(moved)};

function queryOf(query) {
  const pairs = Object.keys(query).flatMap((name) =>
    (query[name].multiValue || [query[name]]).map(({ value }) => (value ? name + '=' + value : name)),
  );
  return pairs.length ? '?' + pairs.join('&') : '';
}

function handler(event) {
  const request = event.request;
  if (/\\.(?:${files.join('|')})$/.test(request.uri)) return request;
  const page = request.uri.replace(/(?:\\/index)?\\.html$/, '').replace(/\\/+$/, '');
  if (Object.prototype.hasOwnProperty.call(moved, page)) {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: moved[page] + queryOf(request.querystring) } },
    };
  }
  request.uri = page + '/index.html';
  return request;
}
`;
}

/**
 * Returns the CloudFront function that keeps Markdown files out of search engines with `X-Robots-Tag`, a header that an
 * S3 bucket cannot send.
 */
export const viewerResponse = (): string => `// cloudfront-js-2.0, event type viewer-response
function handler(event) {
  if (event.request.uri.endsWith('.md'))
    event.response.headers['x-robots-tag'] = { value: '${NO_INDEX}' };
  return event.response;
}
`;

/** Returns a response headers policy for `aws cloudfront create-response-headers-policy`. */
export function responseHeaders(): string {
  const items = Object.entries(SECURITY_HEADERS)
    .filter(([name]) => name === 'Permissions-Policy' || name === 'Cross-Origin-Opener-Policy')
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  const policy = {
    Name: 'site-headers',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: SECURITY_HEADERS['Content-Security-Policy'],
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: SECURITY_HEADERS['Referrer-Policy'] },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}

/**
 * Returns the responses to the errors 403 and 404. For a missing file, S3 returns 403 to a client that may not list the
 * bucket.
 */
export function errorResponses({ basePath }: HostedSite): string {
  const items = [403, 404].map((ErrorCode) => ({
    ErrorCode,
    ResponsePagePath: `${basePath}/404.html`,
    ResponseCode: '404',
    ErrorCachingMinTTL: 10,
  }));
  return `${JSON.stringify({ Quantity: items.length, Items: items }, null, 2)}\n`;
}

const quote = (text: string): string => `'${text}'`;

const filters = (option: 'include' | 'exclude', patterns: readonly string[]): string[] =>
  patterns.map((pattern) => `--${option} ${quote(pattern)}`);

/**
 * Returns the command that uploads the files with an extension. The filters in `chosen` select some of them. If several
 * filters match a file, the last one decides.
 */
const put = (ending: string, cache: string, chosen: readonly string[]): string =>
  [
    'put',
    `--content-type ${quote(contentType(ending) ?? '')}`,
    `--cache-control ${quote(cache)}`,
    ...filters('exclude', ['*']),
    ...chosen,
  ].join(' ');

/**
 * Returns a script that uploads the site with the `Content-Type` and `Cache-Control` of each file. It first uploads the
 * files that pages need, then the pages, and last deletes the files that are no longer part of the site. In this order,
 * no page is in the bucket before the files that it needs.
 */
export function uploadScript({ basePath, hashed }: HostedSite): string {
  const scripts = hashed.filter((path) => !path.includes('/'));
  const forGood = (ending: string): string[] => [
    ...HASHED_FOLDERS.map((folder) => `${folder}/*.${ending}`),
    ...(ending === 'js' ? scripts : []),
  ];
  const endings = [...Object.keys(TYPES).filter((ending) => ending !== 'html'), 'html'];
  const uploads = [
    ...endings.map((ending) => put(ending, FOR_GOOD, filters('include', forGood(ending)))),
    ...endings.map((ending) =>
      put(ending, ASK_ANEW, [
        ...filters('include', [`*.${ending}`]),
        ...filters('exclude', forGood(ending)),
      ]),
    ),
  ];
  return `#!/bin/sh
# Usage: sh upload.sh <folder of the site> <bucket>
set -eu
folder=$1
target="s3://$2${basePath}"
put() { aws s3 sync "$folder" "$target" --no-guess-mime-type "$@"; }
${uploads.join('\n')}
aws s3 sync "$folder" "$target" --delete --size-only ${filters('exclude', [...HOST_FILES, '.ht*', '.nojekyll', '*.br', '*.gz']).join(' ')}
`;
}
