import { formatProblem, placeOf } from '../../site/sources/content-problem';
import { groupBy } from '../../site/sources/group-by';
import type { Finding } from '../../site/sources/report-problems';
import type { Report } from './find-problems';

/** Formats findings as compilers do, grouped by file, with a count at the end and aged facts at the start. */
export function printReport({ findings, aged, docs, asked }: Report): string {
  const groups = [...groupBy(findings, ({ file }) => file).values()];
  const errors = findings.filter(({ stops }) => stops).length;
  const warnings = findings.length - errors;
  const counts = [
    ...(errors > 0 ? [count(errors, 'mistake')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ];
  return [
    ...aged.map((problem) => `aged: ${formatProblem(problem)}`),
    ...(aged.length > 0 ? [`${count(aged.length, 'fact')} to check again\n`] : []),
    ...groups.map((group) => `${group.map(line).join('\n')}\n`),
    counts.length > 0
      ? `${counts.join(' and ')} in ${count(groups.length, 'file')}`
      : asked === undefined
        ? `no mistakes: the site has ${count(docs, 'page')}`
        : `no mistakes in ${count(asked, 'file')}`,
  ].join('\n');
}

/**
 * Formats findings as annotations, which GitHub shows next to the line:
 * https://docs.github.com/actions/reference/workflow-commands
 */
export const printAnnotations = (findings: readonly Finding[]): string =>
  findings
    .map(({ file, line: at, column, message, stops }) => {
      const place = at > 0 ? `,line=${at},col=${column}` : '';
      const kind = stops ? 'error' : 'warning';
      return `::${kind} file=${property(file)}${place}::${data(message)}`;
    })
    .join('\n');

const line = (finding: Finding): string =>
  `${placeOf(finding)}  ${finding.stops ? '' : 'warning: '}${finding.message}`;

const count = (many: number, thing: string): string => `${many} ${thing}${many === 1 ? '' : 's'}`;

const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
