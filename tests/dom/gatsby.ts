import { vi } from 'vitest';
import { madeSite } from './made-site';

/** Stands for Gatsby where no build has been: its queries answer with a made site, and nobody navigates. */

export const withPrefix = (path: string): string => path;
export const graphql = (): undefined => undefined;
export const useStaticQuery = (): unknown => madeSite;
export const navigate = vi.fn();
