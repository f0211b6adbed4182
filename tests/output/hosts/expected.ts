/** Expected content types by file extension, from the media type registry. */
export const types: Readonly<Record<string, RegExp>> = {
  '.css': /^text\/css; charset=utf-8$/i,
  '.html': /^text\/html; charset=utf-8$/i,
  '.ico': /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
  '.js': /^(?:text|application)\/javascript(?:; charset=utf-8)?$/i,
  '.json': /^application\/json(?:; charset=utf-8)?$/i,
  '.md': /^text\/markdown; charset=utf-8$/i,
  '.png': /^image\/png$/,
  '.svg': /^image\/svg\+xml(?:; charset=utf-8)?$/i,
  '.txt': /^text\/plain; charset=utf-8$/i,
  '.webmanifest': /^application\/manifest\+json(?:; charset=utf-8)?$/i,
  '.woff2': /^font\/woff2$/,
  '.xml': /^(?:text|application)\/xml; charset=utf-8$/i,
  '.zip': /^application\/zip$/,
};

/**
 * Whether a file is a source map. Hosts send source maps with different types, which doesn't matter because only
 * debuggers load them.
 */
export const isMap = (name: string) => name.endsWith('.map');

/** Whether the name of a file or its folder contains a digest of the content. */
export const isNamedByContent = (name: string) =>
  /^(?:static\/run-[0-9a-f]{16}\/|static\/search\/(?:words|answers|page)-[0-9a-f]{8}(?:-\d+)?\.json$|(?:static|styles)\/.*-[\w-]{8,27}\.(?:woff2|css)$|sidebars\/\w+\.[\w-]{10}\.json$|[^/]+-[0-9a-f]{6,20}\.js$)/.test(
    name,
  );

/** Headers that every response must have. */
export const security = {
  'content-security-policy': "frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** Unusual paths. If a host may return a page for a path, the page's file comes second. */
export const odd: readonly [path: string, page?: string][] = [
  ['/concepts%2Foverview', 'concepts/overview/index.html'],
  ['/concepts/../concepts/overview', 'concepts/overview/index.html'],
  ['/concepts/%2e%2e/concepts/overview', 'concepts/overview/index.html'],
  ['//concepts//overview', 'concepts/overview/index.html'],
  ['/concepts/overview?q=%00&x=..%2f', 'concepts/overview/index.html'],
  ['//evil.example/%2e%2e', 'index.html'],
  ['//evil.example//'],
  ['/../../secret.txt'],
  ['/%2e%2e/%2e%2e/secret.txt'],
  ['/..%2f..%2fsecret.txt'],
  ['/CONCEPTS/OVERVIEW'],
  ['/concepts/%C3%BCberblick'],
  ['/concepts/overview.'],
  ['/concepts/overview...'],
  ['/concepts/overview%00'],
  ['/concepts/overview%20'],
  ['/concepts/overview%zz'],
  [`/${'a/'.repeat(1500)}`],
  ['/.git/config'],
];
