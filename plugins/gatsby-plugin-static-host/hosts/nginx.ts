import {
  ASK_ANEW,
  FOR_GOOD,
  formsOf,
  HASHED,
  HOST_FILES,
  type HostedSite,
  inQuotes,
  linesOf,
  NO_INDEX,
  SECURITY_HEADERS,
  TEXT_TYPES,
  TYPES,
} from './site-rules';
import { escapeRegExp } from '../../../src/site/content/escape';

/** Quotes a text for nginx. Dollar signs, which start a variable, are not escaped because none of our texts has one. */
const quotedText = (text: string): string => inQuotes(text.replaceAll('\\', '\\\\'));

/** Returns an anchored regular expression, quoted for nginx. The dollar sign at its end does not start a variable. */
const matching = (pattern: string): string => inQuotes(`~^${pattern}$`);

/**
 * Returns the configuration of one server, to be put in the folder `conf.d` of nginx 1.18 or newer. `docs/hosting.md`
 * explains it.
 */
export function nginxConf({ basePath, host, redirects }: HostedSite): string {
  const base = escapeRegExp(basePath);
  return `map $uri $site_cache {
    default "${ASK_ANEW}";
    ${matching(`${base}/${HASHED}`)} "${FOR_GOOD}";
}
map $uri $site_robots {
    default "";
    "~\\.md$" "${NO_INDEX}";
}
map $uri $site_moved {
    default "";
${linesOf(
  redirects.map(
    ({ fromPath, toPath }) =>
      `${matching(formsOf(basePath + fromPath))} ${quotedText(basePath + toPath)};`,
  ),
  '    ',
)}}

server {
    listen 80;
    server_name ${host.replace(/:\d+$/, '')};
    # The site's files stand in ${basePath ? `the folder ${basePath.slice(1)} of ` : ''}this one.
    root /var/www/site;

    absolute_redirect off;
    server_tokens off;
    default_type application/octet-stream;
    types {
${linesOf(
  Object.entries(TYPES).map(([ending, type]) => `${type} ${ending};`),
  '        ',
)}    }
    charset utf-8;
    charset_types ${TEXT_TYPES.filter((type) => type !== 'text/html').join(' ')};

    add_header Cache-Control $site_cache always;
    add_header X-Robots-Tag $site_robots always;
${linesOf(
  Object.entries(SECURITY_HEADERS).map(
    ([name, value]) => `add_header ${name} ${quotedText(value)} always;`,
  ),
  '    ',
)}
    # Files that \`npm run compress\` has written are sent as they are; the rest is compressed when it is asked for.
    gzip on;
    gzip_static on;
    gzip_vary on;
    gzip_proxied any;
    gzip_min_length 1000;
    gzip_types ${TEXT_TYPES.filter((type) => type !== 'text/html').join(' ')};
    # With the module of Google's brotli: brotli_static on;

    error_page 404 ${basePath}/404.html;

    if ($site_moved) {
        return 301 $site_moved$is_args$args;
    }
    location ~ /\\.(?!well-known/) {
        return 404;
    }
    location ~ ^${base}/(?:${HOST_FILES.join('|')})$ {
        return 404;
    }
    location ~ \\.(?:br|gz)$ {
        return 404;
    }
    location ~ ^(?<page>/.*)\\.html$ {
        try_files $uri $page/index.html =404;
    }
    location ${basePath}/ {
        try_files $uri $uri/index.html $uri.html =404;
    }
${
  basePath
    ? `    location = ${basePath} {
        try_files ${basePath}/index.html =404;
    }
    location / {
        return 404;
    }
`
    : ''
}}
`;
}
