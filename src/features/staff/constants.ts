export const PASSWORD_MIN_LENGTH = 8
export const SETUP_REDIRECT_MS = 1500
export const DEFAULT_INVITE_ROLE = 'admin'

/** How long the links in invitations and password reset emails work (Spec §9). */
export const INVITATION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000
export const RESET_LIFETIME_MS = 60 * 60 * 1000

/** A session ends this long after its last request, and in any case this long after its start. */
export const SESSION_IDLE_MS = 12 * 60 * 60 * 1000
export const SESSION_LIFETIME_MS = 14 * 24 * 60 * 60 * 1000

/** The most time between two requests of a sign-in or of setting up a second factor. */
export const CHALLENGE_LIFETIME_MS = 10 * 60 * 1000
export const RECOVERY_CODE_COUNT = 10
export const PASSKEYS_MAX = 20
export const PASSKEY_NAME_MAX = 60
