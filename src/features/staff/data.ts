import { cms } from '@/lib/cms'
import { presentStaffMember } from './present'
import type { StaffMember } from './schema'

/** Everybody with an account, oldest first. */
export async function listStaff(): Promise<StaffMember[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'admin-users',
    overrideAccess: true,
    depth: 0,
    pagination: false,
    sort: 'id',
  })
  return docs.map(presentStaffMember)
}

/** True until the first account exists. */
export async function isSetupOpen(): Promise<boolean> {
  const payload = await cms()
  const { totalDocs } = await payload.count({ collection: 'admin-users', overrideAccess: true })
  return totalDocs === 0
}
