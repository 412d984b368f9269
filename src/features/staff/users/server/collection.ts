import 'server-only'
import type { CollectionConfig, Endpoint } from 'payload'
import { allow, closed, deny, ROLES, STAFF_STATUSES } from '@/lib/access'
import { AppError } from '@/lib/errors'
import { roleTitle, statusTitle } from '../../present'
import { refuseWeakPassword } from '../../server/password-rules'
import { reportExpiry, sessionStrategy } from '../../sessions/server/session-strategy'

const notHere = (path: string): Endpoint => ({
  path,
  method: 'post',
  handler: () => Response.json(new AppError('route.not_found').message, { status: 404 }),
})

/** The first three are routes of ours, src/app/(payload)/api/cms/admin-users. */
const SHUT = [
  ...['/login', '/logout', '/refresh-token'],
  ...['/first-register', '/forgot-password', '/reset-password', '/unlock', '/verify/:id'],
]

/**
 * Staff accounts. The portal's own endpoints create and change them; Payload's are shut: its sign-in
 * and refresh write the whole row back as it was before, its first-user registration races, its
 * reset tokens lie in clear, its password minimum is 3.
 */
export const AdminUsers: CollectionConfig = {
  slug: 'admin-users',
  labels: { singular: 'Staff member', plural: 'Staff' },
  admin: { hidden: true, useAsTitle: 'name' },
  auth: {
    maxLoginAttempts: 0,
    strategies: [sessionStrategy],
    removeTokenFromResponses: true,
    // Ours lie in `staff-sessions`. Payload's stay on and empty, so that no token of its own kind,
    // as this product once gave out, is ever taken for a session.
    useSessions: true,
  },
  access: {
    admin: ({ req }) => allow('content.write')({ req } as never) === true,
    create: deny,
    read: allow('staff.read'),
    update: deny,
    delete: deny,
    unlock: deny,
  },
  endpoints: SHUT.map(notHere),
  hooks: {
    me: [reportExpiry],
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
      options: STAFF_STATUSES.map((value) => ({ value, label: statusTitle(value) })),
    },
    // They want no email about registrations that colleagues give them.
    {
      name: 'skipsAssignmentMail',
      type: 'checkbox',
      defaultValue: false,
      access: { read: () => false },
    },
  ],
}

const TOKEN_PURPOSES = ['invitation', 'password_reset'] as const

/** One-time links. Only the hash of a token is stored, so a database leak does not expose it. */
export const StaffTokens: CollectionConfig = {
  slug: 'staff-tokens',
  admin: { hidden: true },
  access: { ...closed, read: deny },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'admin-users', required: true },
    { name: 'purpose', type: 'select', required: true, options: [...TOKEN_PURPOSES] },
    { name: 'hash', type: 'text', required: true, unique: true },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'usedAt', type: 'date' },
  ],
}

/** Who is signed in where. A session is a row that nothing but our own statements writes. */
export const StaffSessions: CollectionConfig = {
  slug: 'staff-sessions',
  admin: { hidden: true },
  access: { ...closed, read: deny },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'admin-users', required: true },
    { name: 'hash', type: 'text', required: true, unique: true },
    { name: 'userAgent', type: 'text', required: true },
    { name: 'address', type: 'text', required: true },
    { name: 'lastSeenAt', type: 'date', required: true, index: true },
  ],
}
