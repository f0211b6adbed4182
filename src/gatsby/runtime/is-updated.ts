import { basePath } from '../../kit/view/site-paths';

declare global {
  interface Window {
    /** Digest of the build that the document came from. */
    ___webpackCompilationHash?: string;
  }
}

/**
 * Whether the host now has a different build from the one that the document came from. If so, retrying won't load the
 * document's code.
 */
export async function isUpdated(): Promise<boolean> {
  try {
    const answer = await fetch(`${basePath}/page-data/app-data.json`, { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(`${window.___webpackCompilationHash}`);
  } catch {
    return false;
  }
}
