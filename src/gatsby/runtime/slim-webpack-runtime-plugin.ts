import type { Compiler } from 'webpack';

/** Milliseconds after which a request counts as failed. This is webpack's default. */
const TIMEOUT = 120_000;

/**
 * Replacements for parts of webpack's runtime, keyed by webpack's name for the part. Webpack's own versions also
 * support browsers without `globalThis` and `Object.hasOwn`, several builds on one page, style sheets in chunks, and
 * modules of any kind. This site needs none of that.
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
  // Concurrent requests for a chunk share one promise, so its script is requested only once at a time. If a script
  // loads without registering its modules, the host sent something else in place of the chunk.
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
  // Returns a namespace for a CommonJS module, such as React: the properties of the module, with the module itself as
  // `default`. The bits of `mode` have the same meaning as in webpack: 1 means that `value` is a module id, 4 that an
  // ES module is returned unchanged, and 8 that any value is.
  'create fake namespace object': `__webpack_require__.t = function (value, mode) {
    if (mode & 1) value = this(value);
    return mode & 8 || (mode & 4 && value.__esModule) ? value : { ...value, default: value };
  };`,
};

/**
 * Replaces the {@link PARTS} of webpack's runtime with our own. These support only a single entry that is loaded before
 * all chunks, so every page loads less code.
 */
export class SlimWebpackRuntimePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SlimWebpackRuntimePlugin', ({ hooks, outputOptions }) => {
      const chunks = `(self[${JSON.stringify(outputOptions.chunkLoadingGlobal)}] = [])`;
      hooks.runtimeModule.tap('SlimWebpackRuntimePlugin', (module) => {
        const part = PARTS[module.name];
        if (part !== undefined) module.generate = () => part.replace('CHUNKS', chunks);
      });
    });
  }
}
