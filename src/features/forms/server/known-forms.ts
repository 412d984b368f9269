import 'server-only'
import { type ActiveForm, getActiveForm } from './data'

/** Open forms by slug, as this process last read them. */
const known = new Map<string, ActiveForm>()

/**
 * Finds the form of a registration. A remembered form may be outdated: a registration is stored
 * only if the form's version still matches (`unchangedForm`), and nobody is refused by a remembered
 * form.
 */
export interface FormReader {
  remembered(): ActiveForm | undefined
  /** @throws AppError when the form accepts no registrations now */
  read(): Promise<ActiveForm>
}

/** For visitors: `read` throws `form.not_found` when the form is closed or unknown. */
export const openForm = (slug: string): FormReader => ({
  remembered: () => known.get(slug),
  async read() {
    known.delete(slug)
    const form = await getActiveForm(slug)
    known.set(slug, form)
    return form
  },
})
