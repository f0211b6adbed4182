import {
  ASK_ANEW,
  contentType,
  FOR_GOOD,
  HASHED_FOLDERS,
  HOST_FILES,
  TYPES,
  type HostedSite,
} from './site-rules';

const quote = (text: string): string => `'${text}'`;

const filters = (option: 'include' | 'exclude', patterns: readonly string[]): string[] =>
  patterns.map((pattern) => `--${option} ${quote(pattern)}`);

/**
 * Returns the command that uploads the files with an extension. `chosen` has filters that select some of them; if
 * several filters match a file, the last one decides.
 */
const put = (ending: string, cache: string, chosen: readonly string[]): string =>
  [
    'put',
    `--content-type ${quote(contentType(ending) ?? '')}`,
    `--cache-control ${quote(cache)}`,
    ...filters('exclude', ['*']),
    ...chosen,
  ].join(' ');

/**
 * Returns a script that uploads the site with the type and cache rule of each file. Files that new pages need come
 * first, then the pages. Files that no page needs any more are deleted last.
 */
export function uploadScript({ basePath, hashed }: HostedSite): string {
  const scripts = hashed.filter((path) => !path.includes('/'));
  const forGood = (ending: string): string[] => [
    ...HASHED_FOLDERS.map((folder) => `${folder}/*.${ending}`),
    ...(ending === 'js' ? scripts : []),
  ];
  const endings = [...Object.keys(TYPES).filter((ending) => ending !== 'html'), 'html'];
  const uploads = [
    ...endings.map((ending) => put(ending, FOR_GOOD, filters('include', forGood(ending)))),
    ...endings.map((ending) =>
      put(ending, ASK_ANEW, [
        ...filters('include', [`*.${ending}`]),
        ...filters('exclude', forGood(ending)),
      ]),
    ),
  ];
  return `#!/bin/sh
# Usage: sh upload.sh <folder of the site> <bucket>
set -eu
folder=$1
target="s3://$2${basePath}"
put() { aws s3 sync "$folder" "$target" --no-guess-mime-type "$@"; }
${uploads.join('\n')}
aws s3 sync "$folder" "$target" --delete --size-only ${filters('exclude', [...HOST_FILES, '.ht*', '.nojekyll', '*.br', '*.gz']).join(' ')}
`;
}
