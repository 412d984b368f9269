import { MARK_POSTED_SCRIPT } from '@/lib/inline-scripts'
import { sitePaths } from '@/lib/site-paths'
import { FORM_TOKEN_NAME, HONEYPOT_NAME } from '@/lib/suspicion/suspicion'

/**
 * Hidden inputs that detect spam programs. The token says when the page was rendered; on some pages
 * it says only the day.
 */
export const SpamCheckInputs = ({ formToken }: { formToken: string }) => (
  <>
    {/* `off`, because Firefox would restore the token of an earlier page after a reload. */}
    <input type="hidden" name={FORM_TOKEN_NAME} defaultValue={formToken} autoComplete="off" />
    <div aria-hidden className="sr-only">
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  </>
)

/** Marks a form when the browser itself posts it because its script has not loaded yet. */
export function NativePostMarker() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, and it must run before the rest
  return <script dangerouslySetInnerHTML={{ __html: MARK_POSTED_SCRIPT }} />
}

/**
 * True when the browser itself has posted the form. A second press must then not send by script.
 * The server recognises two posts of the browser as one registration, but not a post of the browser
 * and one of the script.
 */
export const isPostedNatively = (form: HTMLFormElement) => 'posted' in form.dataset

export const PrivacyLink = ({ children = 'Privacy Policy' }: { children?: string }) => (
  <a
    href={sitePaths.privacy}
    className="whitespace-nowrap font-medium text-link underline underline-offset-4"
  >
    {children}
  </a>
)
