import 'server-only'
import type { Field } from 'payload'
import { ROLES } from '@/lib/access'
import { internalTable } from '@/lib/database/tables'
import { CHALLENGE_PURPOSES } from '../../sessions/server/challenges'

const user: Field = { name: 'user', type: 'relationship', relationTo: 'admin-users' }

const StaffAuthenticators = internalTable('staff-authenticators', [
  { ...user, required: true, unique: true },
  // Encrypted by lib/seal.ts.
  { name: 'secret', type: 'text', required: true },
  // The 30 s step of the last used code; codes of this and earlier steps are refused.
  { name: 'lastStep', type: 'number', required: true },
])

const StaffPasskeys = internalTable('staff-passkeys', [
  { ...user, required: true },
  { name: 'rpId', type: 'text', required: true },
  { name: 'credentialId', type: 'text', required: true, unique: true },
  { name: 'publicKey', type: 'text', required: true },
  { name: 'counter', type: 'number', required: true },
  { name: 'transports', type: 'text' },
  { name: 'name', type: 'text', required: true },
  { name: 'lastUsedAt', type: 'date' },
])

const StaffRecoveryCodes = internalTable('staff-recovery-codes', [
  { ...user, required: true },
  { name: 'hash', type: 'text', required: true, unique: true },
])

/** Sign-ins and factor setups that are not finished. `hash` is that of the token in the cookie. */
const StaffChallenges = internalTable('staff-challenges', [
  user,
  { name: 'purpose', type: 'select', required: true, options: [...CHALLENGE_PURPOSES] },
  { name: 'hash', type: 'text', required: true, unique: true },
  // What the device has to sign (WebAuthn).
  { name: 'challenge', type: 'text' },
  { name: 'secret', type: 'text' },
  { name: 'expiresAt', type: 'date', required: true, index: true },
])

/** Roles that require a second factor, now or from `requiredFrom` on. */
const StaffFactorRoles = internalTable('staff-factor-roles', [
  { name: 'role', type: 'select', required: true, unique: true, options: [...ROLES] },
  { name: 'requiredFrom', type: 'date' },
])

export const FactorCollections = [
  StaffAuthenticators,
  StaffPasskeys,
  StaffRecoveryCodes,
  StaffChallenges,
  StaffFactorRoles,
]
