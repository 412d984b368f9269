import { FORM_TOKEN_NAME, UNSEEN_NAME } from '@/lib/suspicion/suspicion'

/**
 * What tells a person at this page from a program: when the page was asked for, and a field that
 * nobody can see or come to, which programs fill in. Nothing is asked of anybody.
 */
export const PageSignInputs = ({ formToken }: { formToken: string }) => (
  <>
    {/* Off: Firefox would bring back that of an earlier page after a reload. */}
    <input type="hidden" name={FORM_TOKEN_NAME} defaultValue={formToken} autoComplete="off" />
    <div aria-hidden className="sr-only">
      <label>
        Leave this empty
        <input type="text" name={UNSEEN_NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  </>
)
