import * as published from 'gatsby-link';
import { expect, test } from 'vitest';
import { parsePath } from './gatsby-link-parts';

test.each(['/', '/a', '/a?b=1', '/a?b=1#c', '/a#c?d', '/a?', '/a#', ''])(
  'takes %s apart as gatsby-link does',
  (address) => {
    const { parsePath: theirs } = published as unknown as { parsePath: typeof parsePath };
    expect(parsePath(address)).toEqual(theirs(address));
  },
);
