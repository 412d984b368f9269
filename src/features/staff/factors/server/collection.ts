import 'server-only'
import type { CollectionConfig, Field } from 'payload'
import { closed, deny, ROLES } from '@/lib/access'
import { CHALLENGE_PURPOSES } from '../../sessions/server/challenges'

const hidden = { admin: { hidden: true }, access: { ...closed, read: deny } }

const user: Field = { name: 'user', type: 'relationship', relationTo: 'admin-users' }

/** Authenticator apps (TOTP, RFC 6238); one per account. */
const StaffAuthenticators: CollectionConfig = {
  slug: 'staff-authenticators',
  ...hidden,
  fields: [
    { ...user, required: true, unique: true },
    // Encrypted by seal.ts.
    { name: 'secret', type: 'text', required: true },
    // The 30 s step of the last code that was used. Codes of this step and of earlier ones are
    // refused, so that none works twice.
    { name: 'lastStep', type: 'number', required: true },
  ],
}

/** Passkeys (WebAuthn). Each can be used at one host only. */
const StaffPasskeys: CollectionConfig = {
  slug: 'staff-passkeys',
  ...hidden,
  fields: [
    { ...user, required: true },
    { name: 'rpId', type: 'text', required: true },
    { name: 'credentialId', type: 'text', required: true, unique: true },
    { name: 'publicKey', type: 'text', required: true },
    { name: 'counter', type: 'number', required: true },
    // How the device can be reached (WebAuthn `transports`), separated by commas.
    { name: 'transports', type: 'text' },
    { name: 'name', type: 'text', required: true },
    { name: 'lastUsedAt', type: 'date' },
  ],
}

/** Recovery codes, for people who have lost their other factors. A used code is deleted. */
const StaffRecoveryCodes: CollectionConfig = {
  slug: 'staff-recovery-codes',
  ...hidden,
  fields: [
    { ...user, required: true },
    { name: 'hash', type: 'text', required: true, unique: true },
  ],
}

/**
 * What is remembered between two steps of a sign-in or a setup. The browser's cookie holds the
 * token whose hash is stored here.
 */
const StaffChallenges: CollectionConfig = {
  slug: 'staff-challenges',
  ...hidden,
  fields: [
    user,
    { name: 'purpose', type: 'select', required: true, options: [...CHALLENGE_PURPOSES] },
    { name: 'hash', type: 'text', required: true, unique: true },
    // The WebAuthn challenge that the device has to sign.
    { name: 'challenge', type: 'text' },
    // The encrypted secret of an app that is being set up.
    { name: 'secret', type: 'text' },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}

/** Roles that require a second factor. */
const StaffFactorRoles: CollectionConfig = {
  slug: 'staff-factor-roles',
  ...hidden,
  fields: [{ name: 'role', type: 'select', required: true, unique: true, options: [...ROLES] }],
}

/** Second factors (decision 020). */
export const FactorCollections = [
  StaffAuthenticators,
  StaffPasskeys,
  StaffRecoveryCodes,
  StaffChallenges,
  StaffFactorRoles,
]
