/** Number of pages in a sidebar, then in each of its categories. */
const PER_SIDEBAR = 100;
const PER_CATEGORY = 10;

export const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** Structure of a corpus: sidebars of 100 pages, in categories of 10. */
export interface CorpusPlan {
  pages: number;
  /** Path of a page, without leading slash or extension. */
  idOf: (page: number) => string;
  sections: { section: string; categories: { label: string; ids: string[] }[] }[];
}

export function planCorpus(pages: number): CorpusPlan {
  const idOf = (page: number) => {
    const place = page % PER_SIDEBAR;
    return `s${Math.floor(page / PER_SIDEBAR)}/c${Math.floor(place / PER_CATEGORY)}/page-${page}`;
  };
  const sections = range(Math.ceil(pages / PER_SIDEBAR)).map((index) => {
    const own = range(pages).filter((page) => Math.floor(page / PER_SIDEBAR) === index);
    const categories = range(Math.ceil(own.length / PER_CATEGORY)).map((category) => ({
      label: `Category ${category}`,
      ids: own.slice(category * PER_CATEGORY, (category + 1) * PER_CATEGORY).map(idOf),
    }));
    return { section: `s${index}`, categories };
  });
  return { pages, idOf, sections };
}
