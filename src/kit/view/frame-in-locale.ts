import { pageLocale, pathInLocale, translated } from '../language/message';
import type { Frame } from './frame';

/** Translates the frame's texts and paths, which are in data files, to the locale of the page. */
export function frameInLocale({ site, versions }: Frame): Frame {
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
    // Version labels are names, such as V3.
    versions: versions.map((version) => ({
      ...version,
      path: pathInLocale(version.path),
      mainDoc: version.mainDoc && { path: pathInLocale(version.mainDoc.path) },
    })),
  };
}
