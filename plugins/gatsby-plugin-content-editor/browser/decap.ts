import type { Values } from '../form/to-form';

/** What Decap keeps of a file: an immutable map, as far as it is used here. */
export interface DecapEntry {
  get: (name: 'path' | 'collection' | 'slug') => string | undefined;
  getIn: (path: string[]) => unknown;
}

/** The values of a form, as Decap keeps them. */
export interface DecapData {
  toJS: () => Values;
  set: (name: string, value: unknown) => DecapData;
}

/** A component of Decap's own React, as `createClass` makes it. */
export interface PreviewProps {
  entry: DecapEntry;
}

/** Decap's interface, as far as it is used here: its package has no types. */
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
    /** Keeps Decap from starting by itself. */
    CMS_MANUAL_INIT?: boolean;
    CMS?: Decap;
    /** `createElement` of Decap's React. */
    h?: (type: unknown, props: object | null, ...children: unknown[]) => unknown;
    createClass?: (parts: { render: (this: { props: PreviewProps }) => unknown }) => unknown;
  }
}
