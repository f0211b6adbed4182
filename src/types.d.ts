/** Webpack turns a font into the address it is served from. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
