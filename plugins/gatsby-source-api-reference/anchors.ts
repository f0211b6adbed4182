import type { ApiMember } from '../../src/site/data/api-symbol';

/** Adds anchors to members: the name, then `name-2` for the next member of the same name. */
export function withAnchors(members: readonly Omit<ApiMember, 'anchor'>[]): ApiMember[] {
  const seen = new Map<string, number>();
  return members.map((member) => {
    const count = (seen.get(member.name) ?? 0) + 1;
    seen.set(member.name, count);
    return { ...member, anchor: count === 1 ? member.name : `${member.name}-${count}` };
  });
}
