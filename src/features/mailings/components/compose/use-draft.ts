import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import { errorSentence, HttpError } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { usePreview, useSendTest } from '../../client'
import type { Audience, MailingPreview, Template } from '../../schema'

export type DraftProblems = Partial<Record<keyof Template, string>>

const FIELD_IDS = { subject: 'mailing-subject', text: 'mailing-body' } as const
export const draftPartId = (part: keyof Template) => FIELD_IDS[part]

/** What the server says of the text, by its parts. */
const problemsOf = (error: unknown): DraftProblems => {
  const fields = error instanceof HttpError ? (error.body?.fields ?? {}) : {}
  const { text = fields['template.text'], subject = fields['template.subject'] } = fields
  return { ...(subject && { subject }), ...(text && { text }) }
}

/** A message being written: its text, what the server says of it, and what three people would read. */
export function useDraft(audience: Audience) {
  const [template, setTemplate] = useState<Template>({ subject: '', text: '' })
  const [problems, setProblems] = useState<DraftProblems>({})
  const [seen, setSeen] = useState<{ of: Template; preview: MailingPreview } | null>(null)
  // Stays until it is sent: pressed twice it is one mailing.
  const [key] = useState(() => crypto.randomUUID())
  const looking = usePreview()
  const testing = useSendTest()

  const refuse = (error: unknown) => {
    const found = problemsOf(error)
    setProblems(found)
    const first = found.subject ? 'subject' : found.text ? 'text' : null
    if (first) document.getElementById(draftPartId(first))?.focus()
    else notify(notices.mailingFailed(errorSentence(error)))
  }
  const look = async (): Promise<boolean> => {
    try {
      const preview = await looking.mutateAsync({ audience, template })
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
    change: (change: Partial<Template>) => setTemplate((before) => ({ ...before, ...change })),
    look,
    sendTest,
    preview: seen?.preview ?? null,
    /** The text has changed since. */
    isOld: seen !== null && seen.of !== template,
    isLooking: looking.isPending,
    isTesting: testing.isPending,
  }
}

export type Draft = ReturnType<typeof useDraft>
