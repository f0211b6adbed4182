/** Result of the queries of the layout and the head, for a small test site. */
export const madeSite = {
  site: {
    siteMetadata: {
      title: 'Isobar',
      product: { name: 'Isobar' },
      i18n: {
        locales: [{ code: 'en', label: 'English' }],
      },
      navigation: {
        sections: [
          { section: 'concepts', label: 'Concepts', to: '/concepts' },
          { section: 'sdk', label: 'SDKs', to: '/sdk' },
        ],
        links: [{ label: 'Source', href: 'https://elsewhere.example/source' }],
      },
      footer: [{ title: 'More', links: [{ label: 'News', href: '/news' }] }],
      analytics: { address: 'https://count.example/view' },
      announcement: { text: 'Version 3 is out.', link: { label: 'Read on', to: '/news' } },
    },
  },
  allDocsVersion: {
    nodes: ['v3', 'v1'].map((name) => ({
      section: 'sdk',
      name,
      label: name,
      isLast: name === 'v3',
      path: `/sdk/${name}`,
      mainDoc: { path: `/sdk/${name}` },
    })),
  },
};
