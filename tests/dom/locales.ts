/** What a build fills in, as the code of a site of several locales has it. */
Object.assign(globalThis, { SEVERAL_LOCALES: true, OTHER_LOCALES: [{ code: 'de' }] });
