import 'server-only'
import { type ActiveForm, getActiveForm } from './data'

const known = new Map<string, ActiveForm>()

/**
 * Reads one active form. `remembered` returns the form that this process read last, which may be
 * outdated. That is safe, because a registration is stored only while the form's version matches
 * (`unchangedFormSql`), and the form is read again before a refusal.
 */
export interface FormReader {
  remembered(): ActiveForm | undefined
  read(): Promise<ActiveForm>
}

export const openFormReader = (slug: string): FormReader => ({
  remembered: () => known.get(slug),
  async read() {
    known.delete(slug)
    const form = await getActiveForm(slug)
    known.set(slug, form)
    return form
  },
})
