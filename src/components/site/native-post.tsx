import { MARK_POSTED } from '@/lib/inline-scripts'

/** Marks a form that was posted by the browser itself, because the script had not arrived yet. */
export function NoteNativePost() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, and it must run before the rest
  return <script dangerouslySetInnerHTML={{ __html: MARK_POSTED }} />
}

/**
 * A second press while the browser's own post is under way must be its own post as well: the server
 * knows the two for one, but could not tell a sending by script from another registration.
 */
export const isPostedNatively = (form: HTMLFormElement) => 'posted' in form.dataset
