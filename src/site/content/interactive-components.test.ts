import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  figureId,
  INTERACTIVE_COMPONENTS,
  type InteractiveComponent,
} from './interactive-components';

const INTERACTIVE = 'src/interactive';

test('each figure and tool declares the id that the link check expects', () => {
  const declared = readdirSync(INTERACTIVE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .flatMap((name) => [
      ...readFileSync(join(INTERACTIVE, name), 'utf8').matchAll(
        /^(?:export )?const (?:\w+_)?ID = '(?<id>[\w-]+)';$/gm,
      ),
    ])
    .map(({ groups }) => groups?.id);
  expect(declared.sort()).toEqual(
    (Object.keys(INTERACTIVE_COMPONENTS) as InteractiveComponent[]).map(figureId).sort(),
  );
});
