import 'server-only'
import { type ActiveForm, getActiveForm } from './data'

/** Open forms by slug, as this process last read them. */
const known = new Map<string, ActiveForm>()

/**
 * Finds the form of a registration. A remembered one may be out of date: it accepts nothing but in a
 * statement that compares the form's version too (`unchangedForm`), and refuses nobody.
 */
export interface FormReader {
  remembered(): ActiveForm | undefined
  /** @throws AppError when nobody may register with it now */
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
