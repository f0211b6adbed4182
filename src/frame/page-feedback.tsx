import type { CSSObject } from '@emotion/react';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { message } from '../kit/language/message';
import { APP_NEEDED } from '../kit/names';
import { CONTENTS } from './contents/names';

/** The page that the feedback is about. */
export interface FeedbackPage {
  title: string;
  /** Without base path. */
  path: string;
  /** Absolute URL without hash. */
  address: string;
  /** Name of the docs section in the navbar, if the page is in one. */
  section?: string | undefined;
  /** Docs version, if the page has one. */
  version?: string | undefined;
}

/**
 * Returns the URL for a new issue about a page, prefilled with the information a maintainer needs.
 *
 * @param template a URL on the repository's host, with the placeholders `{title}` and `{body}`
 * @param hash the hash of the heading that the reader is at, or an empty string
 */
export function issueAddress(
  template: string,
  { title, address, section, version }: FeedbackPage,
  hash = '',
): string {
  const facts = { Page: address + hash, Section: section, Version: version };
  const lines = Object.entries(facts).flatMap(([name, fact]) => (fact ? `${name}: ${fact}` : []));
  const parts: Record<string, string> = { title: `${title}: `, body: `${lines.join('\n')}\n\n` };
  return template.replace(/\{(title|body)\}/g, (_, part: string) =>
    encodeURIComponent(parts[part] ?? ''),
  );
}

interface PageFeedbackProps {
  page: FeedbackPage;
  /** Returns the button that the reader pressed before hydration, if it is inside the element. */
  earlyClickIn: (element: Element) => HTMLElement | undefined;
}

/**
 * The question "Was this page helpful?" and a link to a new issue about the page. Each is shown only if the settings
 * have a URL for it.
 */
export function PageFeedback({ page, earlyClickIn }: PageFeedbackProps) {
  const { helpful, issues } = FEEDBACK_SETTINGS;
  return (
    <div className="page-feedback" data-no-print>
      {helpful && <Helpful address={helpful} path={page.path} earlyClickIn={earlyClickIn} />}
      {issues && <IssueLink template={issues} page={page} />}
    </div>
  );
}

/**
 * The question "Was this page helpful?" with a button for each answer. Sends only the page's path and the answer, and
 * nothing before the reader presses a button.
 */
function Helpful({
  address,
  path,
  earlyClickIn,
}: { address: string; path: string } & Pick<PageFeedbackProps, 'earlyClickIn'>) {
  const [answer, setAnswer] = useState<{ helpful: boolean; sent: boolean }>();
  const question = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (group.current) earlyClickIn(group.current)?.click();
  }, [earlyClickIn]);
  const say = (helpful: boolean) => {
    if (answer?.sent && answer.helpful === helpful) return;
    const sent = navigator.sendBeacon(address, JSON.stringify({ path, helpful }));
    setAnswer({ helpful, sent });
  };
  return (
    <div ref={group} role="group" aria-labelledby={question} {...{ [APP_NEEDED]: '' }}>
      <span id={question}>{message('Was this page helpful?')}</span>
      {[true, false].map((helpful) => (
        <button
          key={String(helpful)}
          type="button"
          className="plain-button"
          aria-pressed={answer?.sent === true && answer.helpful === helpful}
          onClick={() => say(helpful)}
        >
          {helpful ? message('Yes') : message('No')}
        </button>
      ))}
      <span role="status">
        {answer &&
          (answer.sent ? message('Thank you.') : message('Your answer could not be sent.'))}
      </span>
    </div>
  );
}

/**
 * A link to a new issue about the page. When the link is clicked, the hash of the current heading is added to its URL.
 */
function IssueLink({ template, page }: { template: string; page: FeedbackPage }) {
  const addHeading = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const current = `[${CONTENTS}] a[aria-current]`;
    const hash = document.querySelector<HTMLAnchorElement>(current)?.hash;
    currentTarget.href = issueAddress(template, page, hash);
  };
  return (
    <a href={issueAddress(template, page)} rel="noopener" onClick={addHeading}>
      {message('Report a problem with this page')}
    </a>
  );
}

/** Styles of {@link PageFeedback}. */
export const pageFeedbackStyle: CSSObject = {
  '.page-feedback': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--space-3) var(--space-6)',
    marginTop: 'var(--space-4)',
    color: 'var(--text-muted)',
    fontSize: 'var(--size-sm)',
    '[role="group"]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 'var(--space-2) var(--space-3)',
    },
    'button[aria-pressed="true"]': {
      borderColor: 'var(--accent)',
      background: 'var(--accent-surface)',
    },
    '@media (scripting: none)': { '[role="group"]': { display: 'none' } },
  },
};
