import { MARK_POSTED_SCRIPT } from '@/lib/inline-scripts'
import { sitePaths } from '@/lib/site-paths'
import { FORM_TOKEN_NAME, HONEYPOT_NAME } from '@/lib/suspicion/suspicion'

/**
 * Two inputs that help to distinguish a person from a program. The token contains the time at which
 * the page was rendered, on some pages only the day. The other field is hidden from visitors, so
 * hardly anybody but programs fills it in.
 */
export const SpamCheckInputs = ({ formToken }: { formToken: string }) => (
  <>
    {/* Without `off`, Firefox would restore the token of an earlier page after a reload. */}
    <input type="hidden" name={FORM_TOKEN_NAME} defaultValue={formToken} autoComplete="off" />
    <div aria-hidden className="sr-only">
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  </>
)

/** Marks a form when the browser posts it itself, as it does until the script has loaded. */
export function MarkNativePost() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, and it must run before the rest
  return <script dangerouslySetInnerHTML={{ __html: MARK_POSTED_SCRIPT }} />
}

/**
 * True if the browser itself has already posted this form, before the script had loaded. A second
 * press must then post it the same way: the server recognises two such posts as one registration,
 * but not one post by the browser and one by script.
 */
export const isPostedNatively = (form: HTMLFormElement) => 'posted' in form.dataset

/** The link to the privacy policy, for use beside a form. */
export const PrivacyLink = ({ children = 'Privacy Policy' }: { children?: string }) => (
  <a
    href={sitePaths.privacy}
    className="whitespace-nowrap font-medium text-link underline underline-offset-4"
  >
    {children}
  </a>
)
