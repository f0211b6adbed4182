interface ReadmeParts {
  title: string;
  product: string;
  /** URL path of the page. */
  path: string;
  /** Exactly three: install, start or compile, run or check. */
  commands: readonly [string, string, string];
  /** Command that runs the viem version, if there is one. */
  viem?: string | undefined;
  /** What the program prints in our tests. */
  output?: string | undefined;
  /** Licences that the files declare, without duplicates. */
  licences: readonly string[];
}

/** Returns a project's README: where the code comes from, three commands, the expected output, and licences. */
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
