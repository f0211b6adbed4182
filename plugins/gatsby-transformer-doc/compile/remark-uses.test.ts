import { expect, test } from 'vitest';
import { compileText } from '../../../tests/compile-text';

const files = {
  'content/samples/a.txt': 'one',
  'content/samples/b.txt': 'two',
  'content/figures/line.svg': '<svg viewBox="0 0 10 10"><path d="M0 0h10"/></svg>',
  'content/glossary.yml': "- term: Tick\n  glossary: general\n  text: 'A step of the price.'\n",
};

const text = `A tick.

![A line](figures/line.svg)

<Tabs>
<Tab value="one" label="One">

\`\`\`text file="b.txt"
\`\`\`

</Tab>
<Tab value="two" label="Two">

Two.

</Tab>
</Tabs>

\`\`\`text file="a.txt"
\`\`\`

\`\`\`text file="b.txt"
\`\`\`
`;

test('samples, figures, components and terms are recorded once each, in the order of the text', () => {
  const { samples, figures, components, terms } = compileText(text, { files, path: '/a' });
  expect({ samples, figures, components, terms }).toEqual({
    samples: ['b.txt', 'a.txt'],
    figures: ['line.svg'],
    components: ['Tabs', 'Tab'],
    terms: ['/concepts/glossary#tick'],
  });
});

test('a doc with only text has none of them', () => {
  const { samples, figures, components, terms } = compileText('A tick.');
  expect([samples, figures, components, terms].flat()).toEqual([]);
});
