import { describeCompressed } from './describe-compressed';
import { describeHost } from './describe-host';
import { nginx, ownHost } from './own-servers';

describeHost({ name: 'nginx', start: nginx, ...ownHost, basePaths: [''] });

describeCompressed({ name: 'nginx', start: nginx, codings: { gzip: 'gz' } });
