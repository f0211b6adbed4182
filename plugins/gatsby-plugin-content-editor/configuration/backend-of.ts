import type { Settings } from '../../../src/site/settings/schema';

/** The backend that the published editor writes to, as defined in the settings. */
export type EditorBackend = NonNullable<Settings['editor']>;

/** The API of the hosted service. For any other service, the settings contain its address. */
const GITHUB_API = 'https://api.github.com';

/** Returns Decap's configuration for the host of the repository. */
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

/** Returns the origins that the editor may connect to: only the API of the host. */
export const backendOrigins = (editor: EditorBackend): string[] =>
  editor.backend === 'github' ? [GITHUB_API] : [editor.host];
