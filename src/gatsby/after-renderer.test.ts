import type { CreateWebpackConfigArgs } from 'gatsby';
import { beforeEach, expect, test, vi } from 'vitest';
import { webpack, type Configuration } from 'webpack';
import { temporaryFolder } from '../../tests/temporary-folder';
import { afterRenderer } from './after-renderer';

const { root, at, write } = temporaryFolder();
const step = vi.fn<() => Promise<void>>();

beforeEach(() => void step.mockReset().mockResolvedValue());

/** Runs webpack in a stage of Gatsby's build, with the step added. Resolves when all plugins have finished. */
const compile = (code: string, stage = 'build-html') =>
  new Promise<void>((resolve, reject) => {
    write('entry.js', code);
    const config: Configuration = {
      context: root,
      entry: './entry.js',
      output: { path: at('out') },
    };
    const setWebpackConfig = (added: Configuration) => void Object.assign(config, added);
    const args = { stage, actions: { setWebpackConfig } } as unknown as CreateWebpackConfigArgs;
    afterRenderer(args, 'doc pages', step);
    webpack(config, (error) => (error ? reject(error) : resolve()));
  });

test('the build waits for the step after the renderer is compiled', async () => {
  const order: string[] = [];
  step.mockImplementation(async () => {
    order.push('step starts');
    await new Promise(setImmediate);
    order.push('step ends');
  });
  await compile('export {}');
  order.push('build continues');
  expect(order).toEqual(['step starts', 'step ends', 'build continues']);
});

test('an error of the step fails the build, and its message contains the name of the step', async () => {
  step.mockRejectedValue(new TypeError('no pages'));
  await expect(compile('export {}')).rejects.toThrow(/^doc pages: TypeError: no pages/);
});

test.each([
  ['a renderer with errors', "import './missing';", 'build-html'],
  ['the browser’s script', 'export {}', 'build-javascript'],
])('the step does not run after %s', async (_, code, stage) => {
  await compile(code, stage);
  expect(step).not.toHaveBeenCalled();
});
