/** The data shown in the frame of every page. */
export interface Frame {
  site: NonNullable<NonNullable<Queries.FrameQuery['site']>['siteMetadata']>;
  versions: Queries.FrameQuery['allDocsVersion']['nodes'];
}
