import { NO_INDEX, SECURITY_HEADERS, TYPES, type HostedSite } from './site-rules';

/** CloudFront takes no function above this, in bytes. */
export const LARGEST_FUNCTION = 10_240;

/**
 * The function of CloudFront that leads on from old addresses, and asks the bucket, which knows files alone, for the
 * file of a page.
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

/** The function that keeps the Markdown of pages out of search engines: a bucket has no header for that. */
export const viewerResponse = (): string => `// cloudfront-js-2.0, event type viewer-response
function handler(event) {
  if (event.request.uri.endsWith('.md'))
    event.response.headers['x-robots-tag'] = { value: '${NO_INDEX}' };
  return event.response;
}
`;

/** A response headers policy, as `aws cloudfront create-response-headers-policy` takes it. */
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

/** What is answered in place of a key that the bucket does not have: without the right to list, it says 403. */
export function errorResponses({ basePath }: HostedSite): string {
  const items = [403, 404].map((ErrorCode) => ({
    ErrorCode,
    ResponsePagePath: `${basePath}/404.html`,
    ResponseCode: '404',
    ErrorCachingMinTTL: 10,
  }));
  return `${JSON.stringify({ Quantity: items.length, Items: items }, null, 2)}\n`;
}
