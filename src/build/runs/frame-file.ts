import { createHash } from 'node:crypto';
import { FRAME_FILE } from '../../run/frame/names';
import { type RunFile, runScript } from './run-scripts';

/**
 * Returns the document that programs run in. Its policy allows its own script and the workers it creates, but no
 * requests. Those workers inherit the policy, because it comes with the document and not from a server's headers, so it
 * applies on every host.
 */
export async function frameFile(root: string): Promise<RunFile> {
  const built = await runScript({ file: 'src/run/frame/frame.ts' }, { root, name: 'frame.js' });
  const script = built.find(([name]) => name === 'frame.js')?.[1].trim() ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}' blob:; worker-src blob:`;
  return [
    FRAME_FILE,
    [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      `<title>Program</title><script>${script}</script></head><body></body></html>\n`,
    ].join(''),
  ];
}
