import { useState } from 'react'
import { useActor } from '@/components/portal/frame/current-user'
import { notify } from '@/components/ui/notify'
import { errorSentence, HttpError } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { usePreviewMailing, useSendTestMailing } from '../../client'
import { dropMailingDraft, keepMailingDraft, openMailingDraft } from '../../mailing-drafts'
import type { Audience, MailingPreview, MailingTemplate } from '../../schema'

export type DraftProblems = Partial<Record<keyof MailingTemplate, string>>

const FIELD_IDS = { subject: 'mailing-subject', text: 'mailing-body' } as const
export const draftPartId = (part: keyof MailingTemplate) => FIELD_IDS[part]

const problemsOf = (error: unknown): DraftProblems => {
  const fields = error instanceof HttpError ? (error.body?.fields ?? {}) : {}
  const { text = fields['template.text'], subject = fields['template.subject'] } = fields
  return { ...(subject && { subject }), ...(text && { text }) }
}

export function useComposeDraft(audience: Audience) {
  const { id: author } = useActor()
  // The key stays the same, so that a second press of Send does not start a second mailing.
  const [{ key, ...opened }] = useState(() => openMailingDraft(author, audience))
  const [template, setTemplate] = useState(opened.template)
  const [problems, setProblems] = useState<DraftProblems>({})
  const [seen, setSeen] = useState<{ of: MailingTemplate; preview: MailingPreview } | null>(null)
  const previewing = usePreviewMailing()
  const testing = useSendTestMailing()

  const refuse = (error: unknown) => {
    const found = problemsOf(error)
    setProblems(found)
    const first = found.subject ? 'subject' : found.text ? 'text' : null
    if (first) document.getElementById(draftPartId(first))?.focus()
    else notify(notices.mailingFailed(errorSentence(error)))
  }
  const loadPreview = async (): Promise<boolean> => {
    try {
      const preview = await previewing.mutateAsync({ audience, template })
      setSeen({ of: template, preview })
      setProblems({})
      return true
    } catch (error) {
      refuse(error)
      return false
    }
  }
  const sendTest = async () => {
    try {
      const { to, isMailSent } = await testing.mutateAsync({ audience, template })
      setProblems({})
      notify(isMailSent ? notices.mailingTested(to) : notices.mailingTestKept())
    } catch (error) {
      refuse(error)
    }
  }
  return {
    audience,
    template,
    problems,
    key,
    change(change: Partial<MailingTemplate>) {
      const next = { ...template, ...change }
      setTemplate(next)
      keepMailingDraft(author, audience, { template: next, key })
    },
    drop: () => dropMailingDraft(author, audience),
    loadPreview,
    sendTest,
    preview: seen?.preview ?? null,
    isOld: seen !== null && seen.of !== template,
    isLoadingPreview: previewing.isPending,
    isTesting: testing.isPending,
  }
}

export type ComposeDraft = ReturnType<typeof useComposeDraft>
