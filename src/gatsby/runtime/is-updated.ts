import { basePath } from '../../kit/view/site-paths';

declare global {
  interface Window {
    /** Of the build that the document came from. */
    ___webpackCompilationHash?: string;
  }
}

/** Whether the host has another build by now than the document came from: then no asking again brings its code. */
export async function isUpdated(): Promise<boolean> {
  try {
    const answer = await fetch(`${basePath}/page-data/app-data.json`, { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(`${window.___webpackCompilationHash}`);
  } catch {
    return false;
  }
}
