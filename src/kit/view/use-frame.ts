import { graphql, useStaticQuery } from 'gatsby';
import { pageLocale, pathInLocale, translated } from '../language/message';

/** The data shown in the frame of every page. */
export interface Frame {
  site: NonNullable<NonNullable<Queries.FrameQuery['site']>['siteMetadata']>;
  versions: Queries.FrameQuery['allDocsVersion']['nodes'];
}

/** Translates the frame's texts, and converts its paths, to the locale of the page. */
function frameInLocale({ site, versions }: Frame): Frame {
  if (!pageLocale()) return { site, versions };
  const words = <T extends { label: string }>(one: T): T => ({
    ...one,
    label: translated(one.label),
  });
  const { navigation, announcement } = site;
  return {
    site: {
      ...site,
      navigation: {
        sections: navigation.sections.map((one) => ({ ...words(one), to: pathInLocale(one.to) })),
        links: navigation.links.map(words),
      },
      footer: site.footer.map(({ title, links }) => ({
        title: translated(title),
        links: links.map(words),
      })),
      announcement: announcement && {
        ...announcement,
        text: translated(announcement.text),
        link: announcement.link && {
          label: translated(announcement.link.label),
          to: pathInLocale(announcement.link.to),
        },
      },
    },
    // Version labels are names, such as V3, so they are not translated.
    versions: versions.map((version) => ({
      ...version,
      path: pathInLocale(version.path),
      mainDoc: version.mainDoc && { path: pathInLocale(version.mainDoc.path) },
    })),
  };
}

/**
 * Returns the data shown in the frame of every page. The data comes from a static query, so the browser loads it once
 * per visit.
 */
export function useFrame(): Frame {
  const data = useStaticQuery<Queries.FrameQuery>(graphql`
    query Frame {
      site {
        siteMetadata {
          title
          product {
            name
          }
          i18n {
            locales {
              code
              label
            }
          }
          navigation {
            sections {
              section
              label
              to
            }
            links {
              label
              href
            }
          }
          footer {
            title
            links {
              label
              href
            }
          }
          analytics {
            address
          }
          announcement {
            text
            link {
              label
              to
            }
          }
        }
      }
      allDocsVersion(filter: { isServed: { eq: true } }) {
        nodes {
          section
          name
          label
          isLast
          path
          mainDoc {
            path
          }
        }
      }
    }
  `);
  const site = data.site?.siteMetadata;
  if (!site) throw new Error('The site has no metadata');
  const frame = { site, versions: data.allDocsVersion.nodes };
  return SEVERAL_LOCALES ? frameInLocale(frame) : frame;
}
