/** What each file of a site is, by its ending: from the registry of media types. */
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

/** For debuggers: hosts differ, and browsers do not ask. */
export const isMap = (name: string) => name.endsWith('.map');

/** Whether a file's name, or its folder's, holds a digest of what is in it. */
export const isNamedByContent = (name: string) =>
  /^(?:static\/run-[0-9a-f]{16}\/|static\/search\/(?:words|answers|page)-[0-9a-f]{8}(?:-\d+)?\.json$|(?:static|styles)\/.*-[\w-]{8,27}\.(?:woff2|css)$|sidebars\/\w+\.[\w-]{10}\.json$|[^/]+-[0-9a-f]{7,20}\.js$)/.test(
    name,
  );

/** What every answer bears. */
export const security = {
  'content-security-policy': "frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** Addresses that nobody means, with the page that a host may show all the same. */
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
