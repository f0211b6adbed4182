/** A field in Decap's configuration. */
export interface DecapField {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  default?: unknown;
  value_type?: 'int' | 'float';
  options?: (string | number)[];
  field?: DecapField;
  fields?: DecapField[];
  types?: DecapField[];
  typeKey?: string;
  min?: number;
  max?: number;
  collapsed?: boolean;
  minimize_collapsed?: boolean;
  summary?: string;
  label_singular?: string;
  i18n?: boolean;
}
