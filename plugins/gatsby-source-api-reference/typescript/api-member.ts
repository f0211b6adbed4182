import type ts from 'typescript';
import type { ApiMember, ApiMemberKind } from '../../../src/site/reference/api-symbol';
import { namedTypes } from './named-types';
import type { OpenedPackages } from './opened-packages';
import { apiComment, tsdocComment } from './tsdoc-comment';

/** The fields that differ between kinds of members. */
interface MemberParts {
  kind: ApiMemberKind;
  name: string;
  signature: string;
  value?: string | null;
}

/** Returns a member without parameters, from its declaration and the comment before it. */
export function apiMember(reading: OpenedPackages, node: ts.Node, parts: MemberParts): ApiMember {
  return {
    anchor: parts.name,
    inheritedFrom: null,
    selector: null,
    topic: null,
    value: null,
    parameters: [],
    returns: [],
    comment: apiComment(tsdocComment(node)),
    types: namedTypes(reading, node),
    ...parts,
  };
}
