import { vi } from 'vitest';
import { madeSite } from './made-site';

/** Replaces Gatsby in tests without a build. Queries return the data of a test site, and navigation does nothing. */

export const withPrefix = (path: string): string => path;
export const graphql = (): undefined => undefined;
export const useStaticQuery = (): unknown => madeSite;
export const navigate = vi.fn();
