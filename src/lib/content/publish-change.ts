import 'server-only'
import {
  commitTransaction,
  createLocalReq,
  type DataFromGlobalSlug,
  type GlobalSlug,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import type { StaffActor } from '../access'
import { cms } from '../cms'
import { lockGlobal } from './one-at-a-time'

async function whileLocked(
  slug: GlobalSlug,
  work: (req: PayloadRequest) => Promise<void>,
): Promise<void> {
  const req = await createLocalReq({}, await cms())
  await initTransaction(req)
  try {
    await lockGlobal(slug, req)
    await work(req)
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/**
 * Publishes a change of a global. Its unpublished draft, if any, stays unpublished and gets the
 * same change.
 */
export async function publishGlobalChange<S extends GlobalSlug>(
  slug: S,
  { id }: Pick<StaffActor, 'id'>,
  changed: (page: DataFromGlobalSlug<S>) => object,
): Promise<void> {
  const payload = await cms()
  const user = await payload.findByID({ collection: 'admin-users', id, depth: 0 })
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
  await whileLocked(slug, async (req) => {
    const call = { slug, depth: 0, overrideAccess: true, req } as const
    const published = await payload.findGlobal(call)
    const newest = await payload.findGlobal({ ...call, draft: true })
    const data = { ...after(published), _status: 'published' } as never
    await payload.updateGlobal({ ...call, user, data })
    if ((newest as { _status?: string })._status !== 'draft') return
    await payload.updateGlobal({ ...call, draft: true, user, data: after(newest) as never })
  })
}
