import { describeHost } from './describe-host';
import { cloudflare, netlify } from './rented-servers';
import { s3 } from './bucket-server';

const page = { '/': 'page', '.html': 'page', '/index.html': 'page' } as const;

describeHost({
  name: 'S3 with CloudFront',
  start: s3,
  basePaths: ['', '/docs'],
  forms: page,
  movedForms: ['', '/', '.html', '/index.html'],
});

describeHost({
  name: 'Netlify',
  start: netlify,
  basePaths: ['', '/docs'],
  forms: { ...page, '.html': 'missing' },
  movedForms: ['', '/'],
  hostRoot: true,
});

describeHost({
  name: 'Cloudflare Pages',
  start: cloudflare,
  basePaths: [''],
  forms: { '/': 'page', '.html': 'leads on', '/index.html': 'leads on' },
  movedForms: [''],
  twins: true,
  hostRoot: true,
});
