/** What a build fills in, as the code of a site of several locales has it. */
Object.assign(globalThis, {
  __BASE_PATH__: '',
  FEEDBACK_SETTINGS: { helpful: null, issues: null },
  SITE_ADDRESS: 'https://docs.example',
  SEVERAL_LOCALES: true,
  OTHER_LOCALES: [{ code: 'de' }],
});
