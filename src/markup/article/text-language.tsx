import type { ReactNode } from 'react';
import { DEFAULT_LOCALE } from '../../site/locales/locale';
import { inLanguage, isUntranslated, message, pageLanguage } from '../../kit/language/message';
import { useFrame } from '../../kit/view/use-frame';

interface LanguageProps {
  children: ReactNode;
}

/**
 * Marks an untranslated doc as written in the default locale. Site text inside it is marked with the page's language by
 * {@link InPageLanguage}.
 */
export function InTextLanguage({ children }: LanguageProps) {
  return isUntranslated() ? <InLanguage code={DEFAULT_LOCALE}>{children}</InLanguage> : children;
}

/** Wraps site text inside the article of a doc. */
export function InPageLanguage({ children }: LanguageProps) {
  return isUntranslated() ? <InLanguage code={pageLanguage()}>{children}</InLanguage> : children;
}

/** Shown above a doc that is not translated yet. */
export function UntranslatedNotice() {
  const { locales } = useFrame().site.i18n;
  const nameOf = (code: string) => locales.find((locale) => locale.code === code)?.label ?? code;
  if (!isUntranslated()) return null;
  return (
    <p className="same-task" role="note">
      {message('This page is not in {language} yet. You read it in {written}.', {
        language: nameOf(pageLanguage()),
        written: nameOf(DEFAULT_LOCALE),
      })}
    </p>
  );
}

function InLanguage({ code, children }: LanguageProps & { code: string }) {
  return (
    <div {...inLanguage(code)} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
