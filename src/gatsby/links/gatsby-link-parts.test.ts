import * as published from 'gatsby-link';
import { expect, test } from 'vitest';
import { parsePath } from './gatsby-link-parts';

test.each(['/', '/a', '/a?b=1', '/a?b=1#c', '/a#c?d', '/a?', '/a#', ''])(
  '%s is split like in gatsby-link',
  (address) => {
    const { parsePath: theirs } = published as unknown as { parsePath: typeof parsePath };
    expect(parsePath(address)).toEqual(theirs(address));
  },
);
