/** Limits of a registration. */
export const REGISTRATION_LIMITS = {
  /** A whole request, files included. */
  bodyBytes: 40 * 1024 * 1024,
  /** A scanned letter of several pages or a photo in full size. */
  fileBytes: 25 * 1024 * 1024,
  files: 10,
  /** Parts of a plain form: one per text and per ticked box. */
  parts: 2000,
  /** The answers without files, as JSON. */
  answersBytes: 512 * 1024,
  textLength: 500,
  longTextLength: 10_000,
  idempotencyKeyLength: 200,
} as const
