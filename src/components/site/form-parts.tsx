import { MARK_POSTED } from '@/lib/inline-scripts'
import { paths } from '@/lib/paths'
import { FORM_TOKEN_NAME, UNSEEN_NAME } from '@/lib/suspicion/suspicion'

/**
 * Two hidden inputs that tell a person from a program: the time the page was requested, and a field
 * that only programs fill in.
 */
export const PageSignInputs = ({ formToken }: { formToken: string }) => (
  <>
    {/* Off, because Firefox would restore the value of an earlier page after a reload. */}
    <input type="hidden" name={FORM_TOKEN_NAME} defaultValue={formToken} autoComplete="off" />
    <div aria-hidden className="sr-only">
      <label>
        Leave this empty
        <input type="text" name={UNSEEN_NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  </>
)

/** Marks a form that the browser posted itself, before the script had loaded. */
export function NoteNativePost() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, and it must run before the rest
  return <script dangerouslySetInnerHTML={{ __html: MARK_POSTED }} />
}

/**
 * True if the browser has already posted this form. A second press must then be a browser post too:
 * the server recognises two of them as one registration, but not a browser post and one by script.
 */
export const isPostedNatively = (form: HTMLFormElement) => 'posted' in form.dataset

/** Stands beside every form and links to the privacy policy. */
export const PrivacyLink = () => (
  <a
    href={paths.privacy}
    className="whitespace-nowrap font-medium text-link underline underline-offset-4"
  >
    Privacy Policy
  </a>
)
