/** Spec §9. */
export const PASSWORD_MIN_LENGTH = 8
export const SETUP_REDIRECT_MS = 1500
export const DEFAULT_INVITE_ROLE = 'admin'

/** Spec §9: each link works once, within this time. */
export const INVITATION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000
export const RESET_LIFETIME_MS = 60 * 60 * 1000

/** A session ends after this time without a request, and after its lifetime in any case. */
export const SESSION_IDLE_MS = 12 * 60 * 60 * 1000
export const SESSION_LIFETIME_MS = 14 * 24 * 60 * 60 * 1000

/** Time for the second step of a sign-in, or for setting up a factor. */
export const CHALLENGE_LIFETIME_MS = 10 * 60 * 1000
export const RECOVERY_CODES = 10
export const PASSKEYS_MAX = 20
export const PASSKEY_NAME_MAX = 60
