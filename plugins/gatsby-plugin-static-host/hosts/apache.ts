import {
  ASK_ANEW,
  contentType,
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

/** Returns the `.htaccess`, which Apache 2.4 reads from the site's folder if `AllowOverride All` is set. */
export function htaccess({ basePath, redirects }: HostedSite): string {
  const base = escapeRegExp(basePath);
  return `Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 404 ${basePath}/404.html

${linesOf(Object.keys(TYPES).map((ending) => `AddType '${contentType(ending) ?? ''}' .${ending}`))}
<IfModule mod_rewrite.c>
RewriteEngine On
RewriteBase ${basePath}/
RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]
RewriteRule ^(?:${HOST_FILES.join('|')})$ - [R=404,L]
${linesOf(
  redirects.map(
    ({ fromPath, toPath }) =>
      `RewriteRule ${inQuotes(`^${formsOf(fromPath.slice(1))}$`)} ${inQuotes(basePath + toPath)} [R=301,L]`,
  ),
)}
RewriteRule ^$ index.html [END]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^(.+?)/?$ $1/index.html [END]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ^(.+)\\.html$ $1/index.html [END]
</IfModule>

<IfModule mod_headers.c>
${linesOf(Object.entries(SECURITY_HEADERS).map(([name, value]) => `Header always set ${name} ${inQuotes(value)}`))}Header set Cache-Control "${ASK_ANEW}"
Header set Cache-Control "${FOR_GOOD}" "expr=%{REQUEST_URI} =~ m#^${base}/${HASHED}$#"
<FilesMatch "\\.md$">
Header set X-Robots-Tag "${NO_INDEX}"
</FilesMatch>
</IfModule>

<IfModule mod_filter.c>
<IfModule mod_brotli.c>
AddOutputFilterByType BROTLI_COMPRESS ${TEXT_TYPES.join(' ')}
</IfModule>
<IfModule mod_deflate.c>
AddOutputFilterByType DEFLATE ${TEXT_TYPES.join(' ')}
</IfModule>
</IfModule>
`;
}

/** Returns a virtual host that uses the `.htaccess`. `docs/hosting.md` explains it. */
export const apacheConf = ({ basePath, host }: HostedSite): string => `<VirtualHost *:80>
    ServerName ${host}
    # The site's files stand in ${basePath ? `the folder ${basePath.slice(1)} of ` : ''}this one.
    DocumentRoot /var/www/site
    ErrorDocument 404 ${basePath}/404.html
    # What a browser keeps is known again by its tag when it was sent compressed, too.
    <IfModule mod_brotli.c>
        BrotliAlterETag NoChange
    </IfModule>
    <IfModule mod_deflate.c>
        DeflateAlterETag NoChange
    </IfModule>
${
  basePath
    ? `    # What stands in the site's folder is not read for the folder's own name without a slash.
    RewriteEngine On
    RewriteRule "^${escapeRegExp(basePath)}$" "${basePath}/" [PT]
`
    : ''
}    <Directory /var/www/site>
        AllowOverride All
        Require all granted
    </Directory>
</VirtualHost>
`;
