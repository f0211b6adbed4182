import { graphql, useStaticQuery } from 'gatsby';
import type { Frame } from './frame';
import { frameInLocale } from './frame-in-locale';

export type { Frame };

/** Returns the data shown in the frame of every page. As a static query, it is loaded once per visit. */
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
