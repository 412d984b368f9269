import 'server-only'
import { cms } from '@/lib/cms'
import { PROVINCES } from '../constants'
import { presentProvinceSummary } from '../present-province-summary'
import type { ProvinceSummary } from '../schema'

/** For the worker, which cannot compute pictures. */
export async function findProvinceSummary(id: number): Promise<ProvinceSummary | null> {
  const payload = await cms()
  const row = await payload.findByID({
    collection: PROVINCES,
    id,
    depth: 1,
    disableErrors: true,
    overrideAccess: true,
  })
  return row && presentProvinceSummary(row)
}
