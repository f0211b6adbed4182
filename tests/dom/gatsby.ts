import { vi } from 'vitest';
import { madeSite } from './made-site';

/** Mocks Gatsby for tests without a build: queries return a made-up site, and navigation does nothing. */

export const withPrefix = (path: string): string => path;
export const graphql = (): undefined => undefined;
export const useStaticQuery = (): unknown => madeSite;
export const navigate = vi.fn();
