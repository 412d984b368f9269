import 'server-only'
import type { z } from 'zod'
import type { StaffActor } from '@/lib/access'
import { cms } from '@/lib/cms'
import { PAGES_SLUG } from '../constants'
import { type createFromReadyPageSchema, READY_PAGES } from '../ready-pages'

export async function createFromReadyPage(
  { from }: z.infer<typeof createFromReadyPageSchema>,
  { id }: StaffActor,
): Promise<{ id: number }> {
  const payload = await cms()
  const page = await payload.create({
    collection: PAGES_SLUG,
    data: { ...READY_PAGES[from], _status: 'draft' } as never,
    draft: true,
    depth: 0,
    overrideAccess: true,
    user: await payload.findByID({ collection: 'admin-users', id, depth: 0 }),
  })
  return { id: page.id }
}
