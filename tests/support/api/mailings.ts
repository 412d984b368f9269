import { randomUUID } from 'node:crypto'
import type {
  Mailing,
  MailingDetails,
  MailingPreview,
  MailingTemplate,
} from '@/features/mailings/schema'
import { scheduleMailings, sendMailing } from '@/features/mailings/server/jobs'
import { pool } from '@/lib/database/db'
import type { ErrorBody } from '@/lib/errors'
import { paths } from '@/lib/paths'
import { replaceLabelsByIds } from '../sample-form'
import type { Reply } from './api'
import { createOpenForm, type OpenForm, register } from './forms'
import { staffClient } from './staff'

const FIELDS = { Name: 'text', Email: 'email', Church: 'text', Birthday: 'date' } as const
export type GuestForm = OpenForm<keyof typeof FIELDS>

export const MAILING_TEMPLATE: MailingTemplate = {
  subject: 'See you there, {name}',
  text: 'Dear {Name} of {church},\n\nyour code is {reference}.\nMore on https://example.org/map.',
}

let guests = 0

export async function registerGuest(form: GuestForm, answers: Record<string, string> = {}) {
  const address = `guest-${++guests}@example.org`
  const { status, body } = await register(
    form,
    replaceLabelsByIds(form, {
      Name: `Ana ${guests}`,
      Email: address,
      Church: 'Santo Niño',
      ...answers,
    }),
  )
  if (status !== 201) throw new Error(`Registering answered ${status}`)
  return { ...body, address }
}

export const openGuestForm = (): Promise<GuestForm> => createOpenForm(FIELDS)

export async function sendMailingToForm(
  form: GuestForm,
  count: number,
  draft: { audience?: object; template?: Partial<MailingTemplate>; key?: string } = {},
): Promise<Reply<Mailing & Partial<ErrorBody>>> {
  return (await staffClient('event_coordinator')).post(paths.api.mailings, {
    audience: { formId: form.id, ...draft.audience },
    template: { ...MAILING_TEMPLATE, ...draft.template },
    count,
    key: draft.key ?? randomUUID(),
  })
}

export const previewMailing = async (
  form: GuestForm,
  template: Partial<MailingTemplate> = {},
  audience = {},
) =>
  (await staffClient('event_coordinator')).post<MailingPreview & Partial<ErrorBody>>(
    paths.api.mailingPreview,
    { audience: { formId: form.id, ...audience }, template: { ...MAILING_TEMPLATE, ...template } },
  )

export const readMailing = async (id: number): Promise<MailingDetails> =>
  (await (await staffClient('event_coordinator')).get<MailingDetails>(paths.api.mailing(id))).body

export async function jobsOfMailing(id: number) {
  const { rows } = await (await pool()).query<{ recipientId: number; afterSeconds: number }>(
    `select (data->>'recipientId')::int as "recipientId",
       round(extract(epoch from start_after - created_on))::int as "afterSeconds"
     from jobs.job join mailing_recipients one on one.id = (data->>'recipientId')::int
     where name = 'mailing.send' and mailing_id = $1 order by one.id`,
    [id],
  )
  return rows
}

/** Runs each job of a mailing `workers` times at once, as if several workers had fetched it. */
export async function runMailingJobs(id: number, workers = 1): Promise<void> {
  await scheduleMailings()
  for (const { recipientId } of await jobsOfMailing(id)) {
    const attempts = Array.from({ length: workers }, () => sendMailing({ recipientId }))
    // A job rejects when the mail server refuses temporarily, so that the queue retries it.
    await Promise.allSettled(attempts)
  }
}
