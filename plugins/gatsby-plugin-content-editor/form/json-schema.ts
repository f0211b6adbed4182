/** The keywords of JSON Schema that the files in `schemas` use. */
export interface JsonSchema {
  title?: string;
  description?: string;
  /** An array if plain values of several types are allowed. */
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
