import type { Values } from '../form/form-values';

/** A file in Decap, which stores it in an immutable map. Only the methods that we use are listed. */
export interface DecapEntry {
  get: (name: 'path' | 'collection' | 'slug') => string | undefined;
  getIn: (path: string[]) => unknown;
}

/** The values of a form, which Decap stores in an immutable map. Only the methods that we use are listed. */
export interface DecapData {
  toJS: () => Values;
  set: (name: string, value: unknown) => DecapData;
}

/** The props that Decap passes to a preview component, which is created with `window.createClass`. */
export interface PreviewProps {
  entry: DecapEntry;
}

/** The functions of Decap that we use. They are declared here because its package has no types. */
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
    /** If true, Decap does not start until `init` is called. */
    CMS_MANUAL_INIT?: boolean;
    CMS?: Decap;
    /** `createElement` of the React that Decap contains. */
    h?: (type: unknown, props: object | null, ...children: unknown[]) => unknown;
    createClass?: (parts: { render: (this: { props: PreviewProps }) => unknown }) => unknown;
  }
}
