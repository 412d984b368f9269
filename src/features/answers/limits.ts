import { FILE_LIMITS, FORM_LIMITS } from '@/features/forms/limits'

/** Limits of a registration. */
export const REGISTRATION_LIMITS = {
  ...FILE_LIMITS,
  /** Bytes of one file; enough for a scanned letter of several pages or a photo in full size. */
  fileBytes: 25 * 1024 * 1024,
  /** Parts of a multipart request: each text and each ticked box is one. */
  parts: 2000,
  /** Bytes of the answers as JSON, without files. */
  answersBytes: 512 * 1024,
  textLength: FORM_LIMITS.answer,
  longTextLength: 10_000,
  idempotencyKeyLength: 200,
} as const
