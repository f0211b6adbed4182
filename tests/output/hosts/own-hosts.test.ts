import { describeCompressed } from './describe-compressed';
import { describeHost } from './describe-host';
import { apache, caddy, nginx, ownHost } from './own-servers';

describeHost({ name: 'nginx', start: nginx, ...ownHost, basePaths: ['/docs'] });
describeHost({ name: 'Caddy', start: caddy, ...ownHost, basePaths: ['', '/docs'] });
describeHost({ name: 'Apache', start: apache, ...ownHost, basePaths: ['', '/docs'] });

describeCompressed({ name: 'Caddy', start: caddy, codings: { gzip: 'gz', br: 'br' } });
