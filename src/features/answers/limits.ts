import { FILE_LIMITS, FORM_LIMITS } from '@/features/forms/limits'

export const REGISTRATION_LIMITS = {
  ...FILE_LIMITS,
  fileBytes: 25 * 1024 * 1024,
  /** The most parts of a multipart request, not counting files. */
  parts: 2000,
  /** The most bytes of a JSON body, or of all texts of a posted form together. */
  answersBytes: 512 * 1024,
  textLength: FORM_LIMITS.answer,
  longTextLength: 10_000,
  idempotencyKeyLength: 200,
} as const
