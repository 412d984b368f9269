import { createDraftStore } from '@/components/portal/draft-store'
import type { Audience, MailingTemplate } from './schema'

const EMPTY: MailingTemplate = { subject: '', text: '' }

/**
 * A mailing that is being written. Sending it again with the same `key` starts no second mailing.
 */
interface DraftMailing {
  template: MailingTemplate
  key: string
}

const drafts = createDraftStore<DraftMailing & { to: string }>()

const written = ({ subject, text }: MailingTemplate) => (subject + text).trim() !== ''

/**
 * Returns the author's draft for the form, or an empty one. If the recipients have changed, the
 * draft keeps its text but gets a new key, because it then starts another mailing.
 */
export function openMailingDraft(author: number, audience: Audience): DraftMailing {
  const kept = drafts.of(author, audience.formId)
  const isSame = kept?.to === JSON.stringify(audience)
  return {
    template: kept?.template ?? EMPTY,
    key: kept && isSame ? kept.key : crypto.randomUUID(),
  }
}

export function keepMailingDraft(author: number, audience: Audience, draft: DraftMailing): void {
  const kept = written(draft.template) ? { ...draft, to: JSON.stringify(audience) } : undefined
  drafts.keep(author, audience.formId, kept)
}

export const dropMailingDraft = (author: number, { formId }: Audience): void =>
  drafts.keep(author, formId, undefined)
