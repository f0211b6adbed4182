import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { message } from '../../kit/language/message';
import { APP_NEEDED } from '../../kit/names';
import { CONTENTS } from '../contents/names';
import { issueAddress, type FeedbackPage } from './issue-address';

interface PageFeedbackProps {
  page: FeedbackPage;
  /** The button of an element that was pressed before the app took over the page. */
  pressedIn: (element: Element) => HTMLElement | undefined;
}

/** Asks whether the page helped, and leads to an issue about it: each where the settings name an address for it. */
export function PageFeedback({ page, pressedIn }: PageFeedbackProps) {
  const { helpful, issues } = FEEDBACK_SETTINGS;
  return (
    <div className="page-feedback" data-no-print>
      {helpful && <Helpful address={helpful} path={page.path} pressedIn={pressedIn} />}
      {issues && <IssueLink template={issues} page={page} />}
    </div>
  );
}

/** What the page says is sent: its path and the answer. Nothing goes out before a press. */
function Helpful({
  address,
  path,
  pressedIn,
}: { address: string; path: string } & Pick<PageFeedbackProps, 'pressedIn'>) {
  const [answer, setAnswer] = useState<{ helpful: boolean; sent: boolean }>();
  const question = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (group.current) pressedIn(group.current)?.click();
  }, [pressedIn]);
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

/** Names the heading that the reader is at, too, once it is pressed. */
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
