import 'server-only'
import { AppError } from '@/lib/errors'
import { type ActiveForm, getActiveForm } from './data'

/** As they were last read, by slug. Whoever relies on one finds out when it is not so any more. */
const known = new Map<string, ActiveForm>()

async function read(slug: string): Promise<ActiveForm> {
  known.delete(slug)
  const form = await getActiveForm(slug)
  known.set(slug, form)
  return form
}

/** Told by the statement that relied on a form: it has changed, closed or gone since it was read. */
export class FormChanged extends Error {}

/** Somebody would have to save the form again and again in the same moment. */
const TRIES = 5

/**
 * Works with an open form from memory. It is never older than the database's for what counts: `work`
 * must store nothing but in a statement that asks for the form's version too (`unchangedForm`) and throw
 * `FormChanged` when that is another; and it refuses by no rule that does not hold any more, because a
 * refusal is looked at again with the form as it is.
 * @throws AppError `form.not_found` when the form is closed or unknown, and what `work` refuses
 */
export async function withActiveForm<T>(
  slug: string,
  work: (form: ActiveForm) => Promise<T>,
): Promise<T> {
  let form = known.get(slug)
  let isNew = form === undefined
  form ??= await read(slug)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    try {
      return await work(form)
    } catch (error) {
      const hasChanged = error instanceof FormChanged
      if (!hasChanged && (isNew || !(error instanceof AppError))) throw error
      const now = await read(slug)
      if (!hasChanged && now.version === form.version) throw error
      form = now
      isNew = true
    }
  }
  throw new AppError('server.busy')
}
