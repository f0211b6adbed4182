/** Defines the constants that a build would define, for a site with several locales. */
Object.assign(globalThis, {
  __BASE_PATH__: '',
  COLOUR_SETTINGS: { dark: {}, light: {} },
  MARK: { viewBox: '0 0 32 32', inner: '' },
  FEEDBACK_SETTINGS: { helpful: null, issues: null },
  OFFLINE: false,
  RUN_FOLDER: '/static/run',
  SITE_ADDRESS: 'https://docs.example',
  OTHER_VERSIONS: true,
  SEVERAL_LOCALES: true,
  OTHER_LOCALES: [{ code: 'de' }],
});
