import 'server-only'
import type { Field } from 'payload'
import { ROLES } from '@/lib/access'
import { internalTable } from '@/lib/database/tables'
import { CHALLENGE_PURPOSES } from '../../sessions/server/challenges'

const user: Field = { name: 'user', type: 'relationship', relationTo: 'admin-users' }

/** Authenticator apps (TOTP, RFC 6238); one per account. */
const StaffAuthenticators = internalTable('staff-authenticators', [
  { ...user, required: true, unique: true },
  // Encrypted by lib/seal.ts.
  { name: 'secret', type: 'text', required: true },
  // The 30 s step of the last code that was used. Codes of this step and of earlier ones are
  // refused, so that none works twice.
  { name: 'lastStep', type: 'number', required: true },
])

/** Passkeys (WebAuthn). Each can be used at one host only. */
const StaffPasskeys = internalTable('staff-passkeys', [
  { ...user, required: true },
  { name: 'rpId', type: 'text', required: true },
  { name: 'credentialId', type: 'text', required: true, unique: true },
  { name: 'publicKey', type: 'text', required: true },
  { name: 'counter', type: 'number', required: true },
  // How the device can be reached (WebAuthn `transports`), separated by commas.
  { name: 'transports', type: 'text' },
  { name: 'name', type: 'text', required: true },
  { name: 'lastUsedAt', type: 'date' },
])

/** Recovery codes, for people who have lost their other factors. A used code is deleted. */
const StaffRecoveryCodes = internalTable('staff-recovery-codes', [
  { ...user, required: true },
  { name: 'hash', type: 'text', required: true, unique: true },
])

/**
 * The state of a sign-in, or of setting up a factor, between two requests. The browser's cookie
 * holds the token whose hash is stored here.
 */
const StaffChallenges = internalTable('staff-challenges', [
  user,
  { name: 'purpose', type: 'select', required: true, options: [...CHALLENGE_PURPOSES] },
  { name: 'hash', type: 'text', required: true, unique: true },
  // The WebAuthn challenge that the device has to sign.
  { name: 'challenge', type: 'text' },
  // The encrypted secret of an authenticator app that is being set up.
  { name: 'secret', type: 'text' },
  { name: 'expiresAt', type: 'date', required: true, index: true },
])

/** Roles that require a second factor; a role with a date requires it only from that date on. */
const StaffFactorRoles = internalTable('staff-factor-roles', [
  { name: 'role', type: 'select', required: true, unique: true, options: [...ROLES] },
  { name: 'requiredFrom', type: 'date' },
])

/** Second factors (decision 020). */
export const FactorCollections = [
  StaffAuthenticators,
  StaffPasskeys,
  StaffRecoveryCodes,
  StaffChallenges,
  StaffFactorRoles,
]
