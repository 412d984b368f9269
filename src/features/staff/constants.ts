/** Spec §9. */
export const PASSWORD_MIN_LENGTH = 8
export const SETUP_REDIRECT_MS = 1500
export const DEFAULT_INVITE_ROLE = 'admin'

/** Spec §9: each link works once, and for so long. */
export const INVITATION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000
export const RESET_LIFETIME_MS = 60 * 60 * 1000
