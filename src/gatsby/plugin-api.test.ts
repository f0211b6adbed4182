import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { requireData } from './plugin-api';

test('the data of a query is returned', () =>
  expect(requireData('DocPages', { data: { allDoc: [] } })).toEqual({ allDoc: [] }));

test('a query without data fails, and the message lists its errors', () => {
  const errors = [
    new GraphQLError('Cannot query field "titel".'),
    new GraphQLError('No such type.'),
  ];
  expect(() => requireData('DocPages', { errors })).toThrow(
    'The query DocPages failed: correct these errors.\n- Cannot query field "titel".\n- No such type.',
  );
});
