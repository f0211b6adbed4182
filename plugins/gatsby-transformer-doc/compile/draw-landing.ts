import type { Element } from 'hast';
import { h, s } from 'hastscript';
import { levelCurvePath } from '../../../src/protocol/level-curve-path';
import type { Literal } from '../../../src/site/content/content-tree';
import {
  MANIFEST,
  PACKAGE_VERSIONS_FILE,
  readPackageVersions,
} from '../../../src/site/data/package-versions';
import { SAMPLE_INDEX } from '../../../src/site/samples/sample-index';
import { nearest } from '../../../src/site/sources/suggest';
import { LANDING, LANDING_BADGE, TASK_CARDS } from '../../../src/markup/landing/names';
import type { DataContext } from './data-markup';

interface Task {
  title: string;
  text: string;
  to: string;
}

/**
 * Renders `<Landing version="v3" packages={["@uniswap/v3-core"]} tasks={[…]} />`, the top of a section's first page:
 * the protocol version, the package versions that the pages use, three tasks and, in the background, curves along which
 * x times y is constant. Set `lines={false}` to omit the curves if a figure comes next on the page.
 */
export function drawLanding(
  { version, packages = [], tasks, lines = true }: Record<string, Literal>,
  { read, rename }: DataContext,
): Element[] {
  const known = new Map(
    readPackageVersions(
      read(PACKAGE_VERSIONS_FILE),
      read(MANIFEST),
      read(SAMPLE_INDEX),
    ).packages.map(({ name, pinned }) => [name, pinned]),
  );
  const badges = (packages as string[]).map((name) => {
    const pinned = known.get(name);
    if (pinned === undefined)
      throw new Error(
        `${PACKAGE_VERSIONS_FILE} has no package "${name}"; ${nearest(name, [...known.keys()])}`,
      );
    return `${rename(name)} ${pinned}`;
  });
  return [
    h('div', { className: [LANDING] }, [
      ...(lines ? [levelCurves()] : []),
      h(
        'p',
        [version as string, ...badges].map((text) =>
          h('span', { className: [LANDING_BADGE] }, text),
        ),
      ),
      h(
        'ul',
        { className: [TASK_CARDS] },
        (tasks as unknown as Task[]).map(({ title, text, to }) =>
          h('li', h('a', { href: to }, [h('strong', title), text])),
        ),
      ),
    ]),
  ];
}

const plane = { x: 12, y: 6, width: 600, height: 240 };
const levels = [0.35, 1.5, 3.9, 8, 14.4, 23.6];
/** The level whose curve has the accent color. */
const MARKED = 3.9;

const levelCurves = (): Element =>
  s(
    'svg',
    {
      viewBox: `0 0 ${plane.width} ${plane.height}`,
      preserveAspectRatio: 'none',
      ariaHidden: 'true',
      fill: 'none',
      stroke: 'currentColor',
    },
    levels.map((k) =>
      s('path', {
        d: levelCurvePath(k, plane),
        ...(k === MARKED ? { stroke: 'var(--accent)' } : { opacity: 0.5 }),
        vectorEffect: 'non-scaling-stroke',
      }),
    ),
  );
