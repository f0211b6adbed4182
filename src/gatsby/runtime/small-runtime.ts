import type { Compiler } from 'webpack';

/** In ms, as webpack has it: a host that has not answered by then is taken for one that does not. */
const TIMEOUT = 120_000;

/**
 * Parts of webpack's runtime, by its names for them, as our browsers need them: it writes them for browsers without
 * `globalThis`, scripts that several builds share on a page, and modules of any kind.
 */
export const PARTS: Readonly<Record<string, string>> = {
  global: '__webpack_require__.g = globalThis;',
  // Who asks for a chunk that is on its way waits for the same promise: a script is asked for once at a time.
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
  // What stands for the namespace of a CommonJS module (React's): its properties, and itself as the default. As in
  // webpack's own, the bits of the mode say what else the value may be.
  'create fake namespace object': `__webpack_require__.t = function (value, mode) {
    if (mode & 1) value = this(value);
    return mode & 8 || (mode & 4 && value.__esModule) ? value : { ...value, default: value };
  };`,
};

/** Writes these parts of webpack's runtime in our words: 430 bytes brotli of every page. */
export class SmallRuntime {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SmallRuntime', ({ hooks }) => {
      hooks.runtimeModule.tap('SmallRuntime', (module) => {
        const part = PARTS[module.name];
        if (part !== undefined) module.generate = () => part;
      });
    });
  }
}
