/** What every page's frame shows. */
export interface Frame {
  site: NonNullable<NonNullable<Queries.FrameQuery['site']>['siteMetadata']>;
  versions: Queries.FrameQuery['allDocsVersion']['nodes'];
}
