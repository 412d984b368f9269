import 'server-only'
import type { DataFromGlobalSlug, GlobalSlug } from 'payload'
import type { StaffActor } from '../access'
import { cms } from '../cms'

/**
 * Publishes one change of a global and nothing else. An unpublished draft stays unpublished and
 * gets the same change.
 */
export async function publishChange<S extends GlobalSlug>(
  slug: S,
  { id }: Pick<StaffActor, 'id'>,
  changed: (page: DataFromGlobalSlug<S>) => object,
): Promise<void> {
  const payload = await cms()
  const call = { slug, depth: 0, overrideAccess: true } as const
  const [published, newest] = await Promise.all([
    payload.findGlobal(call),
    payload.findGlobal({ ...call, draft: true }),
  ])
  // The whole global is written, because Payload fills what is left out from the newest draft.
  const after = (page: unknown) => {
    const {
      id: _id,
      createdAt: _made,
      updatedAt: _changed,
      ...rest
    } = page as { id: number } & {
      [name: string]: unknown
    }
    return { ...rest, ...changed(page as DataFromGlobalSlug<S>) }
  }
  const data = { ...after(published), _status: 'published' } as never
  const user = await payload.findByID({ collection: 'admin-users', id, depth: 0 })
  await payload.updateGlobal({ ...call, user, data })
  if ((newest as { _status?: string })._status !== 'draft') return
  await payload.updateGlobal({ ...call, draft: true, user, data: after(newest) as never })
}
