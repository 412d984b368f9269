import 'server-only'
import type { EventForm } from '@/features/forms/schema'
import type { StaffActor } from '@/lib/access'
import { recordAudit, recordRead } from '@/lib/audit/record'
import { getSiteName } from '@/lib/cms'
import { countResend } from '@/lib/counters/limit'
import { db, fetchRows, sql } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { mailsPerMinute } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { toOtherLanguage } from '@/lib/languages'
import { toMailFailure } from '@/lib/mail/failure'
import { sendAutomaticMail } from '@/lib/mail/send'
import { isMailServerConfigured } from '@/lib/mail/transport'
import { TEST_UNSUBSCRIBE_TOKEN } from '../constants'
import type { MailingDraft, MailingPreview, MailingSample, PreviewMailingInput } from '../schema'
import { listMergeFields } from '../template'
import {
  type Addressee,
  getFormWithEmailField,
  listAddressees,
  requireMergeFields,
} from './audience'
import { mailingMessage, unsubscribeUrl } from './message'

const someOf = (all: readonly Addressee[]): Addressee[] =>
  [...new Set([all[0], all[Math.floor(all.length / 2)], all.at(-1)])].filter(
    (one) => one !== undefined,
  )

async function composeSamples(
  addressees: readonly Addressee[],
  form: EventForm,
  template: MailingDraft['template'],
): Promise<(MailingSample & { text: string })[]> {
  const mergeFields = requireMergeFields(template, form)
  const ids = addressees.map(({ submissionId }) => submissionId)
  const [rows, site] = await Promise.all([
    fetchRows<{ id: number; reference: string; data: unknown; language: string | null }>(sql`
      select id, reference, data, language from submissions
      where id = any(${sql.param(ids)}::int[]) and ${IS_LIVE}`),
    getSiteName(),
  ])
  return addressees.flatMap(({ submissionId, address: to }) => {
    const row = rows.find(({ id }) => id === submissionId)
    if (!row) return []
    const unsubscribeLink = unsubscribeUrl(TEST_UNSUBSCRIBE_TOKEN, toOtherLanguage(row.language))
    const message = mailingMessage({ template, mergeFields, form, site, unsubscribeLink, ...row })
    return [{ submissionId, reference: row.reference, to, ...message }]
  })
}

/**
 * Counts the messages and, when there is a text, returns up to three samples of them. Throws
 * `form.not_found`, `mailing.no_email_field`, `mailing.unknown_merge_field`,
 * `submissions.too_many`, `submissions.answer_filter`.
 */
export async function previewMailing(
  { audience, template }: PreviewMailingInput,
  actor: StaffActor,
): Promise<MailingPreview> {
  const form = await getFormWithEmailField(audience.formId)
  const asked = { audience, template: template ?? null, form, me: actor.id }
  const { addressees, count } = await listAddressees(await db(), asked)
  const some = someOf(addressees.filter(({ isOptedOut }) => !isOptedOut))
  const samples = template ? await composeSamples(some, form, template) : []
  if (samples.length > 0) {
    await recordRead('mailing.recipients_listed', { actor, subject: form.name, formId: form.id })
  }
  return {
    ...count,
    formName: form.name,
    marks: listMergeFields(form),
    samples: samples.map(({ text: _text, ...sample }) => sample),
    isMailSent: isMailServerConfigured(),
    perMinute: mailsPerMinute(),
  }
}

/**
 * Sends the actor the message that the first recipient would get. Throws `mailing.nobody`,
 * `mailing.test_failed`, `request.too_many`, and what `previewMailing` throws.
 */
export async function sendTestMailing(
  { audience, template }: MailingDraft,
  actor: StaffActor,
): Promise<{ to: string; isMailSent: boolean }> {
  const form = await getFormWithEmailField(audience.formId)
  const { addressees } = await listAddressees(await db(), {
    audience,
    template,
    form,
    me: actor.id,
  })
  const [sample] = await composeSamples(addressees.slice(0, 1), form, template)
  if (!sample) throw new AppError('mailing.nobody')
  await countResend(`mailing-test-${actor.id}`)
  const { subject, html, text, submissionId } = sample
  const message = { subject: `[Test] ${subject}`, html, text }
  // The message contains a registrant's answers. Erasing the registration finds it by this tag.
  const tag = `own-${submissionId}-mailtest-${Date.now()}`
  await sendAutomaticMail({ to: actor.email, message, tag }).catch((error) => {
    throw new AppError('mailing.test_failed', { message: toMailFailure(error).message })
  })
  await recordAudit({ action: 'mailing.tested', actor, submissions: [submissionId] })
  return { to: actor.email, isMailSent: isMailServerConfigured() }
}
