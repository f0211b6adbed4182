import {
  ASK_ANEW,
  contentType,
  FOR_GOOD,
  formsOf,
  HASHED,
  HOST_FILES,
  type HostedSite,
  linesOf,
  NO_INDEX,
  SECURITY_HEADERS,
  TEXT_TYPES,
  TYPES,
} from './site-rules';
import { escapeRegExp } from '../../../src/site/content/escape';

/** Returns the lines of a Caddyfile that set a header when an existing file is served, but not on error responses. */
const ofFiles = (name: string, matcher: string, header: string): string[] => [
  `@${name} {`,
  `\t${matcher}`,
  '\tfile',
  '}',
  `header @${name} ${header}`,
];

/** Returns a Caddyfile for Caddy 2.6 or newer. `docs/hosting.md` explains it. */
export function caddyfile({ basePath, host, redirects }: HostedSite): string {
  const base = escapeRegExp(basePath);
  const outside = basePath
    ? [`@outside not path_regexp ^${base}(/.*)?$`, 'error @outside 404']
    : [];
  return `(site_headers) {
	header {
${linesOf(
  Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name} "${value}"`),
  '\t\t',
)}		Cache-Control "${ASK_ANEW}"
	}
	header -Server
}

${host} {
	# The site's files stand in ${basePath ? `the folder ${basePath.slice(1)} of ` : ''}this one.
	root * /var/www/site

	# Files that \`npm run compress\` has written are sent as they are; the rest is compressed when it is asked for.
	encode {
		zstd
		gzip
		match {
${linesOf(
  TEXT_TYPES.map((type) => `header Content-Type ${type}*`),
  '\t\t\t',
)}		}
	}

	import site_headers
	map {path} {moved} {
${linesOf(
  redirects.map(
    ({ fromPath, toPath }) => `~^${formsOf(basePath + fromPath)}$ ${basePath}${toPath}`,
  ),
  '\t\t',
)}		default ""
	}
	@moved not vars {moved} ""

	@hidden path_regexp (\\x00|/\\.|^${base}/(?:${HOST_FILES.join('|')})$|\\.(?:br|gz)$)
	@known path ${basePath}/.well-known/security.txt
	@page path_regexp page ^(/.*)\\.html$

	route {
		route @moved {
			rewrite * {moved}
			redir {uri} 301
		}
${linesOf(outside, '\t\t')}		handle @known {
			header Content-Type "${contentType('txt') ?? ''}"
			file_server
		}
		error @hidden 404
		try_files {path} {path}/index.html {path}.html
		handle @page {
			try_files {path} {re.page.1}/index.html
		}
${linesOf(
  [
    ...ofFiles('hashed', `path_regexp ^${base}/${HASHED}$`, `Cache-Control "${FOR_GOOD}"`),
    ...ofFiles('markdown', 'path *.md', `X-Robots-Tag "${NO_INDEX}"`),
    ...Object.keys(TYPES).flatMap((ending) =>
      ofFiles(ending, `path *.${ending}`, `Content-Type "${contentType(ending) ?? ''}"`),
    ),
  ],
  '\t\t',
)}		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		@missing expression {err.status_code} == 404
		import site_headers
		handle @missing {
			rewrite * ${basePath}/404.html
			header Content-Type "${contentType('html') ?? ''}"
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}
