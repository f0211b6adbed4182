import { graphql, type PageProps } from 'gatsby';
import { HomeColumns } from '../templates/home/home-columns';
import { HomeFigure } from '../templates/home/home-figure';
import { HomeHero } from '../templates/home/home-hero';
import { HomeWays } from '../templates/home/home-ways';
import { Head } from '../frame/head/head';
import { siteData } from '../frame/head/structured-data';
import { translated } from '../kit/language/message';

/** The home page: what this is and for whom, three ways in, tasks, one live figure. */
export default function HomePage({ data }: PageProps<Queries.HomeQuery>) {
  const { homePage, site } = data;
  if (!homePage || !site?.siteMetadata) return null;
  const { product, tagline } = site.siteMetadata;
  return (
    <>
      <Head path="/" structuredData={(page) => [siteData(homePage.lead, page)]} />
      <HomeHero
        name={product.name}
        tagline={translated(tagline)}
        lead={translated(homePage.lead)}
      />
      <HomeWays ways={homePage.ways} />
      <HomeFigure />
      <HomeColumns columns={homePage.columns} />
    </>
  );
}

export const query = graphql`
  query Home {
    site {
      siteMetadata {
        tagline
        product {
          name
        }
      }
    }
    homePage {
      lead
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
