import { existsSync } from 'node:fs';
import type { GatsbyConfig } from 'gatsby';
import { brandColours } from './src/build/brand-colours';
import { rulesOf } from './src/build/rules-of';
import { settingsOrExit } from './src/build/settings-or-exit';
import { referenceStyle } from './src/markup/members/reference-style';
import { LOCALES_FOLDER } from './src/site/locales/locale';
import { connectOrigins } from './src/site/search/connect-origins';
import { withProduct } from './src/site/settings/product-text';

const settings = settingsOrExit();
const { product, site } = settings;
const { indexName, appId, searchKey, unanswered } = settings.search;
/** Gatsby is started where the project stands; plugins are told, and do not ask. */
const root = process.cwd();

const config: GatsbyConfig = {
  pathPrefix: site.basePath,
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { generateOnBuild: true, documentSearchPaths: ['./src/build/*.ts'] },
  siteMetadata: withProduct(
    {
      ...site,
      product,
      i18n: settings.i18n,
      blog: settings.blog,
      navigation: settings.navigation,
      footer: settings.footer,
      announcement: settings.announcement,
      analytics: settings.analytics,
    },
    product,
  ),
  plugins: [
    // The first of those that find something: a round of findings begins with it.
    { resolve: 'gatsby-plugin-develop-findings', options: { root } },
    'gatsby-plugin-react-helmet',
    { resolve: 'gatsby-source-filesystem', options: { name: 'docs', path: './content/docs' } },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'figures', path: './content/figures' },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'samples',
        path: './content/samples',
        ignore: ['**/node_modules/**', '**/.cache/**'],
      },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'navigation', path: './content/navigation' },
    },
    // Only where there is another locale: without the folder the plugin would end the build.
    ...(existsSync(LOCALES_FOLDER)
      ? [
          {
            resolve: 'gatsby-source-filesystem',
            options: { name: 'locales', path: `./${LOCALES_FOLDER}` },
          },
        ]
      : []),
    {
      // The data files: pages that are drawn from one follow it.
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'data',
        path: './content',
        // Sources of their own.
        ignore: ['**/content/{docs,figures,locales,navigation,samples}/**'],
      },
    },
    { resolve: 'gatsby-source-api-reference', options: { root } },
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'] } },
    {
      resolve: 'gatsby-transformer-doc',
      options: {
        root,
        product,
        identifiers: settings.identifiers,
        tabs: settings.tabs,
        sourceUrl: site.sourceUrl,
        editUrl: site.editUrl,
        referenceRules: rulesOf(referenceStyle),
      },
    },
    {
      resolve: 'gatsby-transformer-navigation',
      options: {
        root,
        product,
        sections: settings.navigation.sections.map(({ section }) => section),
      },
    },
    { resolve: 'gatsby-transformer-site-data', options: { root, product } },
    {
      resolve: 'gatsby-plugin-search-index',
      options: {
        root,
        siteUrl: site.url + site.basePath,
        sections: settings.navigation.sections,
        i18n: settings.i18n,
        product,
        identifiers: settings.identifiers,
        search: { indexName, appId, searchKey, unanswered },
      },
    },
    { resolve: 'gatsby-plugin-sample-projects', options: { root, product } },
    {
      resolve: 'gatsby-plugin-static-host',
      options: {
        root,
        product,
        siteUrl: site.url,
        twins: site.twins,
        connect: connectOrigins(settings),
      },
    },
    {
      // Behind the host, which takes pages away that it does not know, and gives the others a policy.
      resolve: 'gatsby-plugin-content-editor',
      options: {
        root,
        basePath: site.basePath,
        product,
        sections: settings.navigation.sections,
        ...(settings.editor && { backend: settings.editor }),
      },
    },
    {
      // Behind all that writes pages: it reads them.
      resolve: 'gatsby-plugin-machine-readers',
      options: {
        root,
        product,
        colours: brandColours(settings.colours),
        sections: settings.navigation.sections.map(({ section, label }) =>
          withProduct({ section, label }, product),
        ),
        site: withProduct(
          {
            title: site.title,
            tagline: site.tagline,
            description: site.description,
            url: site.url,
            basePath: site.basePath,
            mark: site.mark,
          },
          product,
        ),
        ...(settings.security && { security: settings.security }),
      },
    },
  ],
};

export default config;
