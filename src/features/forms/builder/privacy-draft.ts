import { firstErrorsByPath } from '@/lib/notices/first-messages'
import { type FormPrivacy, type PrivacyInput, privacySchema, type Retention } from '../privacy'

export type PrivacyProblems = Record<string, string>

export const toPrivacyDraft = ({
  notice,
  retention,
}: FormPrivacy | PrivacyInput): PrivacyInput => ({
  notice: { isOn: notice.isOn, isSensitive: notice.isSensitive, text: notice.text },
  retention,
})

export const toPrivacyInput = ({ notice, retention }: PrivacyInput): PrivacyInput => ({
  notice: { ...notice, text: notice.text.trim() },
  retention,
})

export const isSameRetention = (a: Retention, b: Retention): boolean =>
  Object.is(a.days, b.days) && a.from === b.from && a.eventDay === b.eventDay

export const isSamePrivacy = (a: PrivacyInput, b: PrivacyInput): boolean =>
  a.notice.isOn === b.notice.isOn &&
  a.notice.isSensitive === b.notice.isSensitive &&
  a.notice.text === b.notice.text &&
  isSameRetention(a.retention, b.retention)

export const findPrivacyProblems = (draft: PrivacyInput): PrivacyProblems =>
  firstErrorsByPath(privacySchema.safeParse(toPrivacyInput(draft)).error)
