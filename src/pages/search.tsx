import type { PageProps } from 'gatsby';
import { Head } from '../frame/head/head';
import { useFrame } from '../kit/view/use-frame';
import { useHydrated } from '../kit/view/use-hydrated';
import { SearchView } from '../search/page/search-view';
import { message } from '../kit/language/message';

/** The search page. The URL contains the query, as `?q=fee`. */
export default function SearchPage({ location }: PageProps) {
  const { site } = useFrame();
  const hydrated = useHydrated();
  const asked = hydrated ? (new URLSearchParams(location.search).get('q') ?? '') : '';
  return (
    <>
      <Head title={message('Search')} path="/search" noindex />
      <SearchView asked={asked} sections={site.navigation.sections} />
    </>
  );
}
