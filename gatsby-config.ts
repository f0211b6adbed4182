import { existsSync } from 'node:fs';
import type { GatsbyConfig } from 'gatsby';
import { brandColours } from './src/build/brand-colours';
import { buildInlineScript, REQUEST_SCRIPT } from './src/build/inline-scripts';
import { serializeCss } from './src/build/serialize-css';
import { settingsOrExit } from './src/build/settings';
import { referenceStyle } from './src/markup/members/reference-style';
import { LOCALES_FOLDER } from './src/site/locales/locale';
import { connectOrigins } from './src/site/search/connect-origins';
import { withProduct } from './src/site/settings/product-text';

const settings = settingsOrExit();
const { product, site } = settings;
/**
 * Gatsby is started in the project's folder. Plugins receive this path as an option and do not look it up themselves.
 */
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
    // Must come before the other plugins that report findings, because it starts each round of findings.
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
    // Only if there are other locales: without the folder, the plugin would fail the build.
    ...(existsSync(LOCALES_FOLDER)
      ? [
          {
            resolve: 'gatsby-source-filesystem',
            options: { name: 'locales', path: `./${LOCALES_FOLDER}` },
          },
        ]
      : []),
    {
      // The data files. Pages generated from one are updated when it changes.
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'data',
        path: './content',
        // These folders have sources of their own.
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
        referenceRules: serializeCss(referenceStyle),
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
        requestScript: buildInlineScript(REQUEST_SCRIPT, site.basePath),
      },
    },
    {
      // After the host plugin, which removes unknown pages and adds a security policy to the others.
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
      // After all plugins that write pages, because it reads them.
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
