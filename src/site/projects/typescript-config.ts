/** The options of Background's tsconfig.json: a test compares them with the page. */
const OPTIONS = {
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2022',
  strict: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
};

/** @param react whether there is JSX, which is compiled for React */
export const typescriptConfig = (react: boolean): string =>
  `${JSON.stringify({ compilerOptions: { ...OPTIONS, ...(react && { jsx: 'react-jsx' }) } }, null, 2)}\n`;
