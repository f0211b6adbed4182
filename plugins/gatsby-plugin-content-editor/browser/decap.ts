import type { Values } from '../form/form-values';

/** The methods that we use of the immutable map in which Decap keeps a file. */
export interface DecapEntry {
  get: (name: 'path' | 'collection' | 'slug') => string | undefined;
  getIn: (path: string[]) => unknown;
}

/** The methods that we use of the immutable map in which Decap keeps the values of a form. */
export interface DecapData {
  toJS: () => Values;
  set: (name: string, value: unknown) => DecapData;
}

/** The props that Decap passes to a component made with its own React's `createClass`. */
export interface PreviewProps {
  entry: DecapEntry;
}

/** The functions of Decap that we use. Its package ships no types. */
export interface Decap {
  init: (options: { config: unknown }) => void;
  registerCustomFormat: (
    name: string,
    extension: string,
    format: { fromFile: (text: string) => Values; toFile: (form: Values) => string },
  ) => void;
  registerEventListener: (listener: {
    name: 'preSave' | 'postSave';
    handler: (event: { entry: DecapEntry }) => Promise<DecapData | undefined>;
  }) => void;
  registerPreviewTemplate: (collection: string, component: unknown) => void;
}

declare global {
  interface Window {
    /** Prevents Decap from starting by itself. */
    CMS_MANUAL_INIT?: boolean;
    CMS?: Decap;
    /** `createElement` of Decap's React. */
    h?: (type: unknown, props: object | null, ...children: unknown[]) => unknown;
    createClass?: (parts: { render: (this: { props: PreviewProps }) => unknown }) => unknown;
  }
}
