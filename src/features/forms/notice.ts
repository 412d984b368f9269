// This is a separate file, because visitors' pages load it and must not load zod with the schemas.

export interface PrivacyNotice {
  version: number
  text: string
}

/**
 * Name of the checkbox and key of errors about it. The value of the checkbox is the version of the
 * notice.
 */
export const NOTICE_CHECKBOX_NAME = 'noticeVersion'

export type NoticeAgreement = Partial<Record<typeof NOTICE_CHECKBOX_NAME, string>>

export function readNoticeAgreement(values: FormData): NoticeAgreement {
  const version = values.get(NOTICE_CHECKBOX_NAME)
  return typeof version === 'string' ? { [NOTICE_CHECKBOX_NAME]: version } : {}
}
