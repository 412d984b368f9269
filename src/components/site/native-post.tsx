import { MARK_POSTED } from '@/lib/inline-scripts'

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
