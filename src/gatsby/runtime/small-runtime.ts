import type { Compiler } from 'webpack';

/** In ms, as webpack has it: a host that has not answered by then is taken for one that does not. */
const TIMEOUT = 120_000;

/**
 * Parts of webpack's runtime, by its names for them, as our browsers need them: it writes them for browsers without
 * `globalThis` and `Object.hasOwn`, scripts that several builds share on a page, style sheets that come with chunks, and
 * modules of any kind.
 */
export const PARTS: Readonly<Record<string, string>> = {
  global: '__webpack_require__.g = globalThis;',
  'get mini-css chunk filename': '',
  'make namespace object': `__webpack_require__.r = (exports) => {
    Object.defineProperty(exports, '__esModule', { value: true });
  };`,
  'hasOwnProperty shorthand': '__webpack_require__.o = Object.hasOwn;',
  'load script': `__webpack_require__.l = (url, done) => {
    const script = document.createElement('script');
    const end = (event) => {
      clearTimeout(timer);
      script.remove();
      done(event);
    };
    const timer = setTimeout(end, ${TIMEOUT}, { type: 'timeout', target: script });
    script.onload = script.onerror = end;
    script.src = url;
    document.head.append(script);
  };`,
  // Who asks for a chunk that is on its way waits for the same promise: a script is asked for once at a time. One that
  // loads and leaves no modules is not the chunk, but what a host sends in its place.
  'ensure chunk': `const chunks = {}, here = {};
  __webpack_require__.e = (id) => chunks[id] ??= new Promise((resolve, reject) =>
    __webpack_require__.l(__webpack_require__.p + __webpack_require__.u(id), ({ type, target }) => {
      if (here[id]) return resolve();
      chunks[id] = undefined;
      reject(new Error('Loading chunk ' + id + ' failed: ' + type + ', ' + target.src));
    }));
  CHUNKS.push = ([ids, modules]) => {
    Object.assign(__webpack_require__.m, modules);
    ids.forEach((id) => here[id] = true);
  };`,
  'jsonp chunk loading': '',
  // What stands for the namespace of a CommonJS module (React's): its properties, and itself as the default. As in
  // webpack's own, the bits of the mode say what else the value may be.
  'create fake namespace object': `__webpack_require__.t = function (value, mode) {
    if (mode & 1) value = this(value);
    return mode & 8 || (mode & 4 && value.__esModule) ? value : { ...value, default: value };
  };`,
};

/**
 * Writes these parts of webpack's runtime in our words, for one entry whose chunks all come after it: 710 bytes brotli
 * of every page.
 */
export class SmallRuntime {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SmallRuntime', ({ hooks, outputOptions }) => {
      const chunks = `(self[${JSON.stringify(outputOptions.chunkLoadingGlobal)}] = [])`;
      hooks.runtimeModule.tap('SmallRuntime', (module) => {
        const part = PARTS[module.name];
        if (part !== undefined) module.generate = () => part.replace('CHUNKS', chunks);
      });
    });
  }
}
