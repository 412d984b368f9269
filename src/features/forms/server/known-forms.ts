import 'server-only'
import { type ActiveForm, getActiveForm } from './data'

/** Each form as this process last read it, by slug. */
const known = new Map<string, ActiveForm>()

/**
 * `remembered` may be outdated. That is safe: a registration is stored only while the form's
 * version matches (`selectUnchangedForm`), and the form is read again before a refusal.
 */
export interface FormReader {
  remembered(): ActiveForm | undefined
  /** Throws `form.not_found`; for a registration that staff add, also `form.without_fields`. */
  read(): Promise<ActiveForm>
}

/** Opening times are not checked. */
export const openFormReader = (slug: string): FormReader => ({
  remembered: () => known.get(slug),
  async read() {
    known.delete(slug)
    const form = await getActiveForm(slug)
    known.set(slug, form)
    return form
  },
})
