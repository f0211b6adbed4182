/** JSON Schema, as far as `schemas` of this repository uses it. */
export interface JsonSchema {
  title?: string;
  description?: string;
  /** Several where plain values of several types may stand. */
  type?: string | readonly string[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  const?: unknown;
  enum?: (string | number)[];
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  $ref?: string;
  definitions?: Record<string, JsonSchema>;
}
