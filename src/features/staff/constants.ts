/** Spec §9. */
export const PASSWORD_MIN_LENGTH = 8
export const SETUP_REDIRECT_MS = 1500
export const DEFAULT_INVITE_ROLE = 'admin'
