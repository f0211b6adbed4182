import { type ContentProblem, pointAt } from '../../../src/site/sources/content-problem';
import { STATUS_FILE } from '../../../src/site/data/status';

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const DAY = String.raw`(?:20\d\d-\d\d-\d\d|(?:\d{1,2}\s+)?${MONTH}\s+20\d\d|${MONTH}\s+\d{1,2},\s+20\d\d)`;
const LOOKED = '(?:checked|read|looked\\s+(?:at|up)|verified|compared)';

const NEWEST = '(?:last|latest|newest)\\s+(?:change|commit|release|schema|version)';

/**
 * Matches wording that gives the date of an observation, because the observation becomes outdated. The date of an event
 * stays true, and is worded differently.
 */
const AGEING = new RegExp(
  [
    String.raw`as\s+of\s+${DAY}`,
    String.raw`${LOOKED}\s+(?:on|in)\s+${DAY}`,
    String.raw`(?:we|was|were)\s+(?:last\s+)?${LOOKED}(?:\s+\w+){1,3}\s+(?:on|in)\s+${DAY}`,
    String.raw`(?:newest|latest|current|says?)\s+(?:on|in)\s+${DAY}`,
    String.raw`(?:on|in)\s+${DAY},?\s+we\s+(?:knew|found|saw|${LOOKED})`,
    String.raw`(?:today|now|currently|at\s+present)\s*[,(]\s*${DAY}`,
    String.raw`(?:at\s+the\s+time|as)\s+of\s+(?:this\s+)?writing`,
    // The next three patterns find dates of observations that aren't worded as such: a date in parentheses, the newest
    // of a kind, and a state that continues.
    String.raw`(?<=\()${DAY}(?=\))`,
    String.raw`${NEWEST},?\s+(?:is\s+|was\s+)?(?:of|from|on)\s+${DAY}`,
    String.raw`(?:has|have)\s+(?:been|had)\s[^.;|]{0,60}?\bsince\s+${DAY}`,
  ]
    .map((words) => String.raw`\b${words}`)
    .join('|'),
  'gi',
);

/**
 * Reports the dates of observations in prose. Such a date belongs in a data file, where a check warns when the
 * observation gets old.
 */
export const checkDays = (file: string, text: string): ContentProblem[] =>
  [...text.matchAll(AGEING)].map(({ 0: words, index }) => ({
    file,
    ...pointAt(text, index),
    message: `"${words.replaceAll(/\s+/g, ' ')}": give the fact a line with an id in ${STATUS_FILE}, and write <Fact of="the id" show="read" /> for the day; in the front matter leave the day out`,
  }));
