/** Compiler options from the tsconfig.json shown on the Background page. A test keeps the two in sync. */
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

/** @param react whether the project has JSX, which is compiled for React */
export const typescriptConfig = (react: boolean): string =>
  `${JSON.stringify({ compilerOptions: { ...OPTIONS, ...(react && { jsx: 'react-jsx' }) } }, null, 2)}\n`;
