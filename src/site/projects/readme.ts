interface ReadmeParts {
  title: string;
  product: string;
  /** Address of the page in the site. */
  path: string;
  /** Install, start or compile, run or check: exactly three. */
  commands: readonly [string, string, string];
  /** How to run the twins written with viem, where there are such. */
  viem?: string | undefined;
  /** What the program prints in our tests. */
  output?: string | undefined;
  /** Licences that the files name, each once. */
  licences: readonly string[];
}

/** A project's README: where it comes from, three commands, what to expect, and licences. */
export function readme({ title, product, path, commands, viem, output, licences }: ReadmeParts) {
  const all = commands.join('\n');
  const notes = [
    'You need Node 20.19 or newer.',
    all.includes('MAINNET_RPC_URL') &&
      'Set `MAINNET_RPC_URL` to the address of a mainnet node that you may use. The local node runs until you end it: give it a terminal of its own.',
    all.includes('PRIVATE_KEY') &&
      'For `PRIVATE_KEY` take the first key that the local node prints. Everyone knows that key: never use it elsewhere.',
  ].filter((note) => note !== false);
  return `${[
    `# ${title}`,
    `The code of the guide "${title}" of the ${product} documentation, ${path}, as a project.`,
    notes.join(' '),
    `\`\`\`sh\n${all}\n\`\`\``,
    viem && `The same with viem: \`${viem}\``,
    output &&
      `On the private chain of our tests it prints:\n\n\`\`\`text\n${output.trimEnd()}\n\`\`\``,
    `Licence: ${licences.join(', ')}. The first line of each source file names its own.`,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}
