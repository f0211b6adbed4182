import { describeCompressed } from './describe-compressed';
import { describeHost } from './describe-host';
import { apache, caddy, nginx } from './own-servers';

const own = {
  basePaths: ['', '/docs'],
  forms: { '/': 'page', '.html': 'page', '/index.html': 'page' },
  movedForms: ['', '/', '.html', '/index.html'],
  compresses: true,
} as const;

describeHost({ name: 'nginx', start: nginx, ...own });
describeHost({ name: 'Caddy', start: caddy, ...own });
describeHost({ name: 'Apache', start: apache, ...own });

describeCompressed({ name: 'nginx', start: nginx, codings: { gzip: 'gz' } });
describeCompressed({ name: 'Caddy', start: caddy, codings: { gzip: 'gz', br: 'br' } });
