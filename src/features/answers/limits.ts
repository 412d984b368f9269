import { FILE_LIMITS, FORM_LIMITS } from '@/features/forms/limits'

/** Limits of a registration. */
export const REGISTRATION_LIMITS = {
  ...FILE_LIMITS,
  /** Maximum bytes of one file: enough for a scanned letter of several pages or a large photo. */
  fileBytes: 25 * 1024 * 1024,
  /**
   * Maximum text parts of a multipart request, without its files. Each text and each ticked box is
   * one part.
   */
  parts: 2000,
  /** Maximum bytes of the answers as JSON, without files. */
  answersBytes: 512 * 1024,
  textLength: FORM_LIMITS.answer,
  longTextLength: 10_000,
  idempotencyKeyLength: 200,
} as const
