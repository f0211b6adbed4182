import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, copyWholeSite } from '../site/site-copy';

const folder = join(process.cwd(), '.tests/offline');
const settings = join(folder, 'content/settings.yml');

/**
 * Builds the site with `offline: true`, for the browser tests of that setting. The first build is cold, later ones are
 * warm.
 */
async function main(): Promise<void> {
  copyWholeSite(folder, ['.cache', 'public']);
  const text = readFileSync(settings, 'utf8');
  writeFileSync(settings, text.replace(/^offline: false/m, 'offline: true'));
  const { code, output } = await buildSite(folder, {});
  if (code !== 0 || !existsSync(join(folder, 'public/offline-files.json'))) {
    console.error(output);
    process.exit(1);
  }
  console.log('The site with `offline: true` is in .tests/offline/public.');
}

void main();
