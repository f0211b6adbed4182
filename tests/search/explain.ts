import { isPromoted } from '../../src/search/engine/find-answer';
import { LoadedIndex } from '../../src/search/engine/loaded-index';
import { reasonOf } from '../../src/search/engine/query';
import { readIndexFile, readManifest } from './built-index';

/** Maximum number of pages to explain. */
const MOST = 10;

/** Prints the words of a query that each page matches, with their weights, which explains the page's rank. */
async function main(): Promise<void> {
  const query = reasonOf(process.argv.slice(2).join(' ').trim());
  if (!query) {
    console.error('Write what a reader types: npm run search:explain -- "withdraw a position"');
    process.exitCode = 1;
    return;
  }
  const index = new LoadedIndex(readManifest(), (name) => Promise.resolve(readIndexFile(name)));
  const [ranked, answered] = await Promise.all([index.rank(query), index.answerTo(query)]);
  if (answered) {
    const { kind, text } = answered.answer;
    const place = isPromoted(answered) ? '        its page stands first, whatever it scores\n' : '';
    console.log(`answer  ${kind}: ${text}\n${place}`);
  }
  if (ranked.length === 0) console.log('No page holds enough of it.');
  for (const [place, page] of ranked.slice(0, MOST).entries()) {
    const [best] = page.sections;
    const { path } = await index.hit(best?.record ?? 0);
    console.log(
      `${String(place + 1).padStart(2)}  ${page.score.toFixed(0).padStart(6)}  ${path}\n` +
        `            holds ${Math.round(page.held * 100)} % of the query, kind of page × ${page.prior.toFixed(2)}, ` +
        (page.sections.length === 1 ? 'one section' : `${page.sections.length} sections`),
    );
    for (const { word, weight, inSection, best: anywhere } of page.words()) {
      const elsewhere =
        anywhere > inSection ? `, ${anywhere.toFixed(0)} elsewhere on the page` : '';
      console.log(
        `            ${word.padEnd(20)} rarity ${weight.toFixed(1)}  here ${inSection.toFixed(0)}${elsewhere}`,
      );
    }
  }
  console.log(`${ranked.length} pages in all.`);
}

void main();
