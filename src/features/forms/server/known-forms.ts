import 'server-only'
import { type ActiveForm, getActiveForm } from './data'

/** Forms that this process has read, by slug, as they were at the last read. */
const known = new Map<string, ActiveForm>()

/**
 * Reads the form that a registration is for. `remembered` returns the form as this process read it
 * last; it may be outdated. That is safe: a registration is stored only when the version of the
 * form still matches (`selectUnchangedForm`), and the form is read again before a registration is
 * refused.
 */
export interface FormReader {
  remembered(): ActiveForm | undefined
  /**
   * Reads the current form from the database.
   * @throws AppError `form.not_found`, by hand also `form.without_fields`
   */
  read(): Promise<ActiveForm>
}

/**
 * Returns the reader for the registration of a visitor. `read` throws `form.not_found` when the
 * form does not exist, is switched off or has no fields. It does not look at the opening times.
 */
export const openFormReader = (slug: string): FormReader => ({
  remembered: () => known.get(slug),
  async read() {
    known.delete(slug)
    const form = await getActiveForm(slug)
    known.set(slug, form)
    return form
  },
})
