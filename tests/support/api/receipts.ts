import { vi } from 'vitest'
import { sendReceipt } from '@/features/delivery/server/jobs'
import type { ReceiptSettings } from '@/features/forms/receipt'
import { cms } from '@/lib/cms'
import { pool } from '@/lib/database/db'
import { mailAdapter } from '@/lib/mail/transport'
import { paths } from '@/lib/paths'
import { type MailServer, startMailServer } from '../peers/smtp-server'
import { replaceLabelsByIds } from '../sample-form'
import { createOpenForm, type FieldDraft, type OpenForm, register } from './forms'
import { staffClient } from './staff'

/**
 * Makes the product send email to the mail server at `url`. Replaces `sendEmail`, because Payload
 * reads SMTP_URL only when it starts.
 */
export async function routeMailTo(url: string): Promise<void> {
  process.env.SMTP_URL = url
  const payload = await cms()
  const adapter = (await mailAdapter())({ payload })
  vi.spyOn(payload, 'sendEmail').mockImplementation(adapter.sendEmail)
}

/** Makes the product write messages to the outbox again. Also ends all other mocks of the test. */
export function routeMailToOutbox(): void {
  vi.restoreAllMocks()
  process.env.SMTP_URL = ''
}

const servers: MailServer[] = []

export async function startTestMailServer(
  options?: Parameters<typeof startMailServer>[0],
): Promise<MailServer> {
  const server = await startMailServer(options)
  servers.push(server)
  await routeMailTo(server.url)
  return server
}

export async function stopTestMailServers(): Promise<void> {
  routeMailToOutbox()
  await Promise.all(servers.splice(0).map((server) => server.close()))
}

const RECEIPT: ReceiptSettings = {
  isOn: true,
  subject: 'Welcome to {form}',
  text: 'See you there.\n\nYour code is {reference}.',
}

const FIELDS = { Name: 'text', Email: 'email' } as const

export async function openReceiptForm<Label extends string = keyof typeof FIELDS>(
  receipt: Partial<ReceiptSettings> = {},
  drafts: Record<Label, FieldDraft> = FIELDS as unknown as Record<Label, FieldDraft>,
): Promise<OpenForm<Label>> {
  const form = await createOpenForm(drafts)
  const { status } = await (await staffClient('super_admin')).post(paths.api.formFields(form.id), {
    fields: form.fields,
    receipt: { ...RECEIPT, ...receipt },
  })
  if (status !== 200) throw new Error(`Saving the receipt answered ${status}`)
  return form
}

interface ReceiptRow {
  id: number
  address: string
  state: string
  round: string
  reason: string | null
  fault: string | null
  tried_at: Date | null
  sent_at: Date | null
}

export async function findReceipt(submissionId: number): Promise<ReceiptRow | undefined> {
  const { rows } = await (await pool()).query<ReceiptRow>(
    'select * from receipts where submission_id = $1',
    [submissionId],
  )
  return rows[0]
}

export async function readReceipt(submissionId: number): Promise<ReceiptRow> {
  const receipt = await findReceipt(submissionId)
  if (!receipt) throw new Error(`Submission ${submissionId} has no receipt`)
  return receipt
}

let people = 0

export async function registerPerson(form: OpenForm<'Name' | 'Email'>, name = 'Ana Reyes') {
  const address = `person-${++people}@example.org`
  const { status, body } = await register(
    form,
    replaceLabelsByIds(form, { Name: name, Email: address }),
  )
  if (status !== 201) throw new Error(`Registering answered ${status}`)
  // A receipt can be delayed by 30 seconds, so that a flood of spam is noticed first. Tests skip
  // this delay.
  await updateReceiptJob(body.id, 'start_after = now()')
  return { ...body, address }
}

export async function runReceiptJob(submissionId: number, isLast = false): Promise<void> {
  const { id } = await readReceipt(submissionId)
  await sendReceipt({ receiptId: id }, undefined, { isLast })
}

export async function readReceiptJobs(submissionId: number, queue = 'receipt.send') {
  const { id } = await readReceipt(submissionId)
  const { rows } = await (await pool()).query<{ state: string; start_after: Date }>(
    `select state::text, start_after from jobs.job
     where name = $1 and (data->>'receiptId')::int = $2 order by created_on`,
    [queue, id],
  )
  return rows
}

export async function updateReceiptJob(submissionId: number, columns: string): Promise<void> {
  const { id } = await readReceipt(submissionId)
  await (await pool()).query(
    `update jobs.job set ${columns}
     where name = 'receipt.send' and (data->>'receiptId')::int = $1`,
    [id],
  )
}
