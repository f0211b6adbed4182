import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { message } from '../../kit/language/message';
import { APP_NEEDED } from '../../kit/names';
import { CONTENTS } from '../contents/names';
import { issueAddress, type FeedbackPage } from './issue-address';

interface PageFeedbackProps {
  page: FeedbackPage;
  /** Returns the button that the reader pressed before hydration, if it is inside the element. */
  earlyClickIn: (element: Element) => HTMLElement | undefined;
}

/**
 * Asks whether the page was helpful, and links to a new issue about it. The question and the link are each shown only
 * if the settings have a URL for them.
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

/** Sends only the page's path and the answer, and nothing before a button is pressed. */
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

/** Adds the current heading to the link when it is clicked. */
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
