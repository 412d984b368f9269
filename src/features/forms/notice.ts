// Apart from the shapes: visitors' pages carry this, and must not carry zod.

/** What visitors agree to. */
export interface Notice {
  version: number
  text: string
}

/** The input of the agreement, and the key of its message. Its value is the version. */
export const NOTICE_NAME = 'noticeVersion'
export const NOTICE_MISSING = 'Please agree to the notice to register'

/** What a page sends beside the answers. */
export type Agreement = Partial<Record<typeof NOTICE_NAME, string>>

/** What the form in the page agrees to; nothing while the box is empty. */
export function readAgreement(values: FormData): Agreement {
  const version = values.get(NOTICE_NAME)
  return typeof version === 'string' ? { [NOTICE_NAME]: version } : {}
}
