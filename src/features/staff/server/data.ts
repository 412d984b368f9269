import 'server-only'
import type { Where } from 'payload'
import { type Actor, can } from '@/lib/access'
import type { PersonText } from '@/lib/audit/line'
import { cms } from '@/lib/cms'
import { fetchRows, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { presentStaffMember } from '../present'
import type { StaffMember } from '../schema'
import { hasFactorCondition } from './factor-requirement'

export async function listStaff(actor: Actor): Promise<StaffMember[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'admin-users',
    overrideAccess: true,
    depth: 0,
    pagination: false,
    sort: 'id',
  })
  const members = docs.map(presentStaffMember)
  // Others must not learn which accounts have no second factor.
  if (!can(actor, 'factors.manage')) return members
  const rows = await fetchRows<{ id: number }>(
    sql`select id from admin_users person where ${hasFactorCondition(sql`person.id`)}`,
  )
  const secured = new Set(rows.map(({ id }) => id))
  return members.map((member) => ({ ...member, hasFactor: secured.has(member.id) }))
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

export async function getStaffMember(id: number): Promise<StaffMember> {
  const member = await findStaffById(id)
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

export async function isSetupOpen(): Promise<boolean> {
  const payload = await cms()
  const { totalDocs } = await payload.count({ collection: 'admin-users', overrideAccess: true })
  return totalDocs === 0
}

export const staffAuditName = ({ id, email }: Pick<StaffMember, 'id' | 'email'>): PersonText => ({
  text: email,
  accountId: id,
})
