import type { Settings } from '../../../src/site/settings/schema';

/** Where the published editor writes, as the settings name it. */
export type EditorBackend = NonNullable<Settings['editor']>;

/** Where the hosted services answer; others are at the address that the settings give. */
const GITHUB_API = 'https://api.github.com';

/** What Decap is told of the host of the repository. */
export function backendOf(editor: EditorBackend): Record<string, unknown> {
  const { backend: name, repo, branch } = editor;
  if (editor.backend === 'github') {
    const { origin, pathname } = new URL(editor.signIn);
    const backend = { name, repo, branch, base_url: origin, auth_endpoint: pathname.slice(1) };
    return { backend, publish_mode: 'editorial_workflow' };
  }
  const own = { name, repo, branch, app_id: editor.appId };
  if (editor.backend === 'gitlab') {
    const { host } = editor;
    const backend = { ...own, auth_type: 'pkce', base_url: host, api_root: `${host}/api/v4` };
    return { backend, publish_mode: 'editorial_workflow' };
  }
  return { backend: { ...own, base_url: editor.host, api_root: `${editor.host}/api/v1` } };
}

/** The origins that the editor asks: the host's API, and no other. */
export const backendOrigins = (editor: EditorBackend): string[] =>
  editor.backend === 'github' ? [GITHUB_API] : [editor.host];
