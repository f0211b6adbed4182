import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentKinds, isOfKind } from '../configuration/content-kinds';
import { BODY, ORIGINAL } from '../names';
import type { Shape } from '../form/shape';
import { fileOfForm, formOfFile, type FileKind } from './content-file';

const kinds = contentKinds(process.cwd());

const shape: Shape = {
  kind: 'object',
  fields: [
    { name: 'title', label: 'Title', required: true, shape: { kind: 'text', long: false } },
    { name: 'slug', label: 'Slug', required: false, shape: { kind: 'text', long: false } },
  ],
};
const page: FileKind = { page: true, shape };
const PAGE = `---
# Why it is here.
title: "A page" # quoted
---

Text with \`{braces}\`.

::::note[Nested]
:::tip
Two.
:::
::::
`;

const edited = (text: string, values: Record<string, unknown>) =>
  fileOfForm(page, { ...formOfFile(page, text), ...values });

describe('a file in the editor', () => {
  it('is unchanged byte for byte if it is not edited, for every file in content', () => {
    const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
      .map((name) => `content/${name}`)
      .filter((path) => /\.(?:mdx|svg|yml)$/.test(path) && !path.includes('samples/'));
    expect(files.length).toBeGreaterThan(300);
    for (const path of files) {
      const kind = kinds.find((one) => isOfKind(one, path));
      if (!kind) throw new Error(`the editor does not know ${path}`);
      const own = {
        page: path.endsWith('.mdx'),
        drawing: path.endsWith('.svg'),
        shape: kind.shape,
      };
      const text = readFileSync(path, 'utf8');
      // Convert the form to JSON and back, because Decap stores forms as plain JSON.
      const form = JSON.parse(JSON.stringify(formOfFile(own, text))) as Record<string, unknown>;
      expect(fileOfForm(own, form) === text, path).toBe(true);
    }
  });

  it('is only text if it is a drawing', () => {
    const drawing: FileKind = { page: false, drawing: true, shape: { kind: 'object', fields: [] } };
    const svg = '<svg>\n  <title>A</title>\n</svg>\n';
    const form = formOfFile(drawing, svg);
    expect(form[BODY]).toBe(svg.trimEnd());
    expect(fileOfForm(drawing, { ...form, [BODY]: svg.replace('A', 'B') })).toBe(
      svg.replace('A', 'B'),
    );
  });

  it('keeps its text when a field changes', () => {
    expect(edited(PAGE, { title: 'Another "page"' })).toBe(
      PAGE.replace('"A page"', '"Another \\"page\\""'),
    );
    expect(edited(PAGE, { slug: '/a' })).toBe(PAGE.replace('# quoted\n', '# quoted\nslug: /a\n'));
  });

  it('keeps its fields and the blank line below them when the text changes', () => {
    const form = formOfFile(page, PAGE);
    expect(form[BODY]).toMatch(/^Text [\s\S]*::::$/);
    const text = String(form[BODY]).replace('Two.', 'Two and three.');
    expect(edited(PAGE, { [BODY]: text })).toBe(PAGE.replace('Two.', 'Two and three.'));
  });

  it('keeps Windows line endings if it is not edited', () => {
    const text = PAGE.replaceAll('\n', '\r\n');
    expect(edited(text, {})).toBe(text);
  });

  it('is written with front matter and text if it is new', () => {
    const form = { title: "It's new", [BODY]: '\nText.\n\n' };
    expect(fileOfForm(page, form)).toBe(`---\ntitle: It's new\n---\n\nText.\n`);
  });

  it('is not written if its front matter cannot be parsed', () => {
    const text = PAGE.replace('"A page"', '"A page');
    const form = formOfFile(page, text);
    expect(form[ORIGINAL]).toBe(text);
    form.title = 'A page';
    expect(() => fileOfForm(page, form)).toThrow('the file cannot be read');
  });
});
