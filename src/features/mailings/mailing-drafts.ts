import { keptDrafts } from '@/components/portal/kept-drafts'
import type { Audience, Template } from './schema'

const EMPTY: Template = { subject: '', text: '' }

/** A message before it is sent, with the key that makes it one mailing however often it is sent. */
interface DraftMailing {
  template: Template
  key: string
}

const drafts = keptDrafts<DraftMailing & { to: string }>()

const written = ({ subject, text }: Template) => (subject + text).trim() !== ''

/** The author's unsent draft for a form; for other recipients it is another mailing with another key. */
export function openDraft(author: number, audience: Audience): DraftMailing {
  const kept = drafts.of(author, audience.formId)
  const isSame = kept?.to === JSON.stringify(audience)
  return {
    template: kept?.template ?? EMPTY,
    key: kept && isSame ? kept.key : crypto.randomUUID(),
  }
}

export function keepDraft(author: number, audience: Audience, draft: DraftMailing): void {
  const kept = written(draft.template) ? { ...draft, to: JSON.stringify(audience) } : undefined
  drafts.keep(author, audience.formId, kept)
}

/** It was sent. */
export const dropDraft = (author: number, { formId }: Audience): void =>
  drafts.keep(author, formId, undefined)
