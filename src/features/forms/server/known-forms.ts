import 'server-only'
import { type ActiveForm, getActiveForm } from './data'

/** Open forms by slug, as this process read them last. */
const known = new Map<string, ActiveForm>()

/**
 * Reads the form that a registration is for. `remembered` returns the one that this process read
 * last, which may be outdated. That is safe: a registration is stored only when its version matches
 * (`selectUnchangedForm`), and the form is read again before anybody is refused.
 */
export interface FormReader {
  remembered(): ActiveForm | undefined
  /**
   * Reads the current form.
   * @throws AppError when the form accepts no registrations now
   */
  read(): Promise<ActiveForm>
}

/**
 * The form for a visitor's registration; `read` throws `form.not_found` when it is closed or
 * unknown.
 */
export const openForm = (slug: string): FormReader => ({
  remembered: () => known.get(slug),
  async read() {
    known.delete(slug)
    const form = await getActiveForm(slug)
    known.set(slug, form)
    return form
  },
})
