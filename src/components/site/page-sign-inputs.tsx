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
