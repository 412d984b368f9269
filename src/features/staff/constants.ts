/** Spec §9: limits of passwords, setup and invitations. */
export const PASSWORD_MIN_LENGTH = 8
export const SETUP_REDIRECT_MS = 1500
export const DEFAULT_INVITE_ROLE = 'admin'

/** Spec §9: an invitation link can be used once, within this time. */
export const INVITATION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000
export const RESET_LIFETIME_MS = 60 * 60 * 1000

/** A session ends when no request was made for this long, and at the latest after its lifetime. */
export const SESSION_IDLE_MS = 12 * 60 * 60 * 1000
export const SESSION_LIFETIME_MS = 14 * 24 * 60 * 60 * 1000

/** The time in which the second step of a sign-in, or setting up a factor, must be completed. */
export const CHALLENGE_LIFETIME_MS = 10 * 60 * 1000
export const RECOVERY_CODES = 10
export const PASSKEYS_MAX = 20
export const PASSKEY_NAME_MAX = 60
