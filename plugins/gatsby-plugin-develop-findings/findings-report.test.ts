import { createRequire } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { tellFindings } from './findings-report';

let said: string[] = [];
const as = (kind: string) => (text: string) => said.push(`${kind}: ${text}`);
const reporter = {
  setErrorMap: vi.fn(),
  error: ({ context }: { context: { sourceMessage: string } }) =>
    as('error')(context.sourceMessage),
  warn: as('warn'),
  success: as('success'),
};
const news = () => said.splice(0);

const mistake = (line: number) => ({
  ...{ file: 'content/docs/a.mdx', line, column: 2, message: 'is wrong' },
  stops: true,
});
const warning = { ...mistake(7), message: 'leads nowhere', stops: false };

/** Resets what was reported in the previous test. */
afterEach(() => {
  tellFindings(reporter, []);
  said = [];
});

test('each is said once for as long as it stands, and again where it comes back', () => {
  tellFindings(reporter, [mistake(3), mistake(3), warning]);
  expect(news()).toEqual([
    'error: content/docs/a.mdx:3:2 is wrong',
    'warn: content/docs/a.mdx:7:2 leads nowhere',
  ]);
  tellFindings(reporter, [mistake(3), mistake(1), warning]);
  expect(news()).toEqual(['error: content/docs/a.mdx:1:2 is wrong']);
  tellFindings(reporter, [mistake(1)]);
  tellFindings(reporter, [mistake(1), mistake(3)]);
  expect(news()).toEqual(['error: content/docs/a.mdx:3:2 is wrong']);
});

test('the end of the last mistake is said, whatever warnings there are', () => {
  tellFindings(reporter, [mistake(3), warning]);
  news();
  tellFindings(reporter, [warning]);
  tellFindings(reporter, [warning]);
  expect(news()).toEqual(['success: no mistakes are left in the content']);
});

/** The part of Gatsby's reporter that the test uses. It is not a direct dependency of ours. */
interface GatsbyReporter {
  setErrorMap: (entries: Record<string, object>) => void;
  error: (error: object, cause: undefined, plugin: string) => object;
}

test('in the terminal mistakes are headed by an id of ours, not "ERROR UNKNOWN"', () => {
  const load = createRequire(createRequire(import.meta.url).resolve('gatsby/package.json'));
  const { reporter: gatsbys } = load('gatsby-cli/lib/reporter/reporter') as {
    reporter: GatsbyReporter;
  };
  const plugin = 'gatsby-plugin-develop-findings';
  const printed: object[] = [];
  tellFindings(
    {
      ...reporter,
      // Gatsby does the same for each plugin.
      setErrorMap: (entries) =>
        gatsbys.setErrorMap(
          Object.fromEntries(Object.entries(entries).map(([id, one]) => [`${plugin}_${id}`, one])),
        ),
      error: (error) => printed.push(gatsbys.error(error, undefined, plugin)),
    },
    [mistake(3)],
  );
  expect(printed).toMatchObject([
    {
      code: 'gatsby-plugin-develop-findings_content',
      level: 'ERROR',
      category: 'USER',
      type: 'PLUGIN',
      text: 'content/docs/a.mdx:3:2 is wrong',
    },
  ]);
});
