import 'server-only'
import { cms } from '@/lib/cms'
import { withLock } from '@/lib/database/db'
import type { Form } from '@/payload-types'
import type { FormSideWrites } from './side-writes'

/**
 * Runs `work` under the form's lock: Payload reads a row and later writes all of it back, so
 * simultaneous changes could undo each other. With `isMoving`, `work` also runs under the lock
 * `forms.slug`, so that two forms cannot get the same address.
 */
export function withFormLock<T>(id: number, work: () => Promise<T>, isMoving = false): Promise<T> {
  const held = () => withLock(`form.${id}`, work)
  return isMoving ? withLock('forms.slug', held) : held()
}

export async function writeForm(
  id: number,
  data: Partial<Form>,
  sideWrites: FormSideWrites,
  context: Record<string, unknown> = {},
): Promise<void> {
  const payload = await cms()
  await payload.update({
    collection: 'forms',
    id,
    data,
    context: { ...context, sideWrites },
    overrideAccess: true,
  })
}
