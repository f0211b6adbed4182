import type { Element } from 'hast';
import type { Literal } from '../../../src/site/content/content-tree';
import type { DataContext } from './data-context';
import { drawClientErrors } from './draw-client-errors';
import { drawCommandTable } from './draw-command-table';
import { drawDeployments, drawDeploymentSources } from './draw-deployments';
import { drawErrorCodes } from './draw-error-codes';
import { drawErrorList } from './draw-error-list';
import { drawLanding } from './draw-landing';
import { drawPackageVersions } from './draw-package-versions';
import { drawReleases } from './draw-releases';
import { drawStatus } from './draw-status';

/**
 * Components that are rendered as plain markup, from data files and published packages, when a doc is compiled. Each
 * function takes the component's props, and throws a `ContentError`, or an `Error` that says what is wrong with a prop.
 */
export const dataComponents = {
  Deployments: drawDeployments,
  DeploymentSources: drawDeploymentSources,
  Releases: drawReleases,
  ErrorCodes: drawErrorCodes,
  ErrorList: drawErrorList,
  ClientErrors: drawClientErrors,
  CommandTable: drawCommandTable,
  Status: drawStatus,
  PackageVersions: drawPackageVersions,
  Landing: drawLanding,
} satisfies Record<string, (props: Record<string, Literal>, context: DataContext) => Element[]>;
