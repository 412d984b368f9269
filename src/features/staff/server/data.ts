import 'server-only'
import type { Where } from 'payload'
import type { PersonWords } from '@/lib/audit/line'
import { cms } from '@/lib/cms'
import { AppError } from '@/lib/errors'
import { presentStaffMember } from '../present'
import type { StaffMember } from '../schema'

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

async function findStaff(where: Where): Promise<StaffMember | null> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'admin-users',
    overrideAccess: true,
    depth: 0,
    limit: 1,
    where,
  })
  return docs[0] ? presentStaffMember(docs[0]) : null
}

export const findStaffByEmail = (email: string): Promise<StaffMember | null> =>
  findStaff({ email: { equals: email } })

export const findStaffById = (id: number): Promise<StaffMember | null> =>
  findStaff({ id: { equals: id } })

/** @throws AppError `user.not_found` */
export async function getStaffMember(id: number | null): Promise<StaffMember> {
  const member = id === null ? null : await findStaffById(id)
  if (!member) throw new AppError('user.not_found')
  return member
}

export async function countActiveSuperAdmins(): Promise<number> {
  const payload = await cms()
  const where: Where = { role: { equals: 'super_admin' }, status: { equals: 'active' } }
  const { totalDocs } = await payload.count({
    collection: 'admin-users',
    overrideAccess: true,
    where,
  })
  return totalDocs
}

/** True until the first account exists. */
export async function isSetupOpen(): Promise<boolean> {
  const payload = await cms()
  const { totalDocs } = await payload.count({ collection: 'admin-users', overrideAccess: true })
  return totalDocs === 0
}

/** A member of staff in the audit log: the address stays apart from the line. */
export const staffWords = ({ id, email }: Pick<StaffMember, 'id' | 'email'>): PersonWords => ({
  text: email,
  accountId: id,
})
