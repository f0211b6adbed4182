import { graphql, type PageProps } from 'gatsby';
import { HomeColumns, HomeFigure, HomeWays } from '../templates/home/home-sections';
import { HomeHero } from '../templates/home/home-hero';
import type { ContentNode } from '../site/content/content-tree';
import { Head } from '../frame/head/head';
import { siteData } from '../frame/head/structured-data';
import { translated } from '../kit/language/message';

/**
 * The home page: a statement of what the protocol does, a swap to run, three ways to start, an interactive figure, and
 * lists of tasks.
 */
export default function HomePage({ data }: PageProps<Queries.HomeQuery>) {
  const { homePage, site } = data;
  if (!homePage || !site?.siteMetadata) return null;
  const { product, tagline } = site.siteMetadata;
  return (
    <>
      <Head path="/" structuredData={(page) => [siteData(homePage.lead, page)]} />
      <HomeHero
        eyebrow={`${product.name} · ${translated(tagline)}`}
        headline={translated(homePage.headline)}
        lead={translated(homePage.lead)}
        start={homePage.ways[0]}
        example={homePage.example?.block as unknown as ContentNode[] | undefined}
      />
      <HomeWays ways={homePage.ways} />
      <HomeFigure />
      <HomeColumns columns={homePage.columns} />
    </>
  );
}

export const query = graphql`
  query Home($locale: String) {
    site {
      siteMetadata {
        tagline
        product {
          name
        }
      }
    }
    homePage {
      headline
      lead
      example {
        block(locale: $locale)
      }
      ways {
        title
        text
        to
      }
      columns {
        title
        tasks {
          label
          to
        }
      }
    }
  }
`;
