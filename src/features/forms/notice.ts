// Apart from the schemas: visitors' pages load this file and must not load zod.

/** The text that visitors agree to. */
export interface Notice {
  version: number
  text: string
}

/**
 * The name of the agreement's input, also used as the key of its error. Its value is the notice's
 * version.
 */
export const NOTICE_NAME = 'noticeVersion'
export const NOTICE_MISSING = 'Please agree to the notice to register'

/** What a page sends about the agreement, beside the answers. */
export type Agreement = Partial<Record<typeof NOTICE_NAME, string>>

/** Reads the agreement from the form; empty while the box is not ticked. */
export function readAgreement(values: FormData): Agreement {
  const version = values.get(NOTICE_NAME)
  return typeof version === 'string' ? { [NOTICE_NAME]: version } : {}
}
