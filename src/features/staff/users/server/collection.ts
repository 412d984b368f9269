import 'server-only'
import type { CollectionConfig, Endpoint } from 'payload'
import { accessForPermission, denyAccess, ROLES, STAFF_STATUSES } from '@/lib/access'
import { internalTable } from '@/lib/database/tables'
import { AppError } from '@/lib/errors'
import { roleTitle, staffStatusTitle } from '../../present'
import { refuseWeakPassword } from '../../server/password-rules'
import { reportSessionEnd, sessionStrategy } from '../../sessions/server/session-strategy'

const notHere = (path: string): Endpoint => ({
  path,
  method: 'post',
  handler: () => Response.json(new AppError('route.not_found').message, { status: 404 }),
})

/**
 * Payload's endpoints that answer 404. Our routes in src/app/(payload)/api/cms/admin-users replace
 * the first three.
 */
const SHUT = [
  ...['/login', '/logout', '/refresh-token'],
  ...['/first-register', '/forgot-password', '/reset-password', '/unlock', '/verify/:id'],
]

/**
 * The accounts of staff. Payload's own endpoints are shut, because its sign-in overwrites the whole
 * row, two simultaneous first registrations both succeed, reset tokens are stored in plain text,
 * and 3 characters are enough for a password.
 */
export const AdminUsers: CollectionConfig = {
  slug: 'admin-users',
  labels: { singular: 'Staff member', plural: 'Staff' },
  admin: { hidden: true, useAsTitle: 'name' },
  auth: {
    maxLoginAttempts: 0,
    strategies: [sessionStrategy],
    removeTokenFromResponses: true,
    // Payload's list of sessions stays empty, so Payload accepts no token of earlier versions.
    useSessions: true,
  },
  access: {
    admin: ({ req }) => accessForPermission('content.write')({ req } as never) === true,
    create: denyAccess,
    // The content panel shows one's own account; the portal manages the others.
    read: ({ req }) => (req.user ? { id: { equals: req.user.id } } : false),
    update: denyAccess,
    delete: denyAccess,
    unlock: denyAccess,
  },
  endpoints: SHUT.map(notHere),
  hooks: {
    me: [reportSessionEnd],
    beforeValidate: [
      async ({ data, originalDoc }) => {
        const { password, name = '', email = '' } = { ...originalDoc, ...data }
        if (typeof data?.password === 'string') await refuseWeakPassword(password, { name, email })
        return data
      },
    ],
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'admin',
      options: ROLES.map((value) => ({ value, label: roleTitle(value) })),
      saveToJWT: true,
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'active',
      options: STAFF_STATUSES.map((value) => ({ value, label: staffStatusTitle(value) })),
    },
    {
      name: 'skipsAssignmentMail',
      type: 'checkbox',
      defaultValue: false,
      access: { read: () => false },
    },
  ],
}

const TOKEN_PURPOSES = ['invitation', 'password_reset'] as const

export const StaffTokens = internalTable('staff-tokens', [
  { name: 'user', type: 'relationship', relationTo: 'admin-users', required: true },
  { name: 'purpose', type: 'select', required: true, options: [...TOKEN_PURPOSES] },
  { name: 'hash', type: 'text', required: true, unique: true },
  { name: 'expiresAt', type: 'date', required: true },
  { name: 'usedAt', type: 'date' },
])

export const StaffSessions = internalTable('staff-sessions', [
  { name: 'user', type: 'relationship', relationTo: 'admin-users', required: true },
  { name: 'hash', type: 'text', required: true, unique: true },
  { name: 'userAgent', type: 'text', required: true },
  { name: 'address', type: 'text', required: true },
  { name: 'lastSeenAt', type: 'date', required: true, index: true },
])
