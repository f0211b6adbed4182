import { afterAll, beforeAll, describe } from 'vitest';
import { describeAnswers } from './develop/answers';
import { describeDataFiles } from './develop/data-files';
import { describeFindings, editor, placeEditor } from './develop/findings';
import { addSlowPages, describePages } from './develop/pages';
import { writtenSite, type WrittenSite } from './written-site';

/** The site that all tests share, because starting develop takes longer than most tests. */
const site = {} as WrittenSite;

beforeAll(async () => {
  placeEditor();
  Object.assign(site, await writtenSite({ prepare: addSlowPages, env: { REACT_EDITOR: editor } }));
  await site.shows('/guides/nimbus-protocol', 'Text about Nimbus.');
});
afterAll(() => site.end());

describe.each([
  ['what develop answers', describeAnswers],
  ['data files while developing', describeDataFiles],
  ['pages while developing', describePages],
  ['findings while developing', describeFindings],
])('%s', (_, tests) => {
  beforeAll(() => site.restore());
  tests(site);
});
