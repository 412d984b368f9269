import { setTimeout as sleep } from 'node:timers/promises'
import { cms } from '@/lib/cms'
import { db, type SQL, sql, transaction } from '@/lib/db'
import { hurryJobs } from '@/lib/dead-jobs'
import { mailFrom } from '@/lib/env'
import { type MailFailure, toMailFailure } from '@/lib/mail-failure'
import type { Message } from '@/lib/mail-frame'
import type { Jobs } from '@/lib/queue'
import type { Attempt } from '@/lib/work-queue'
import { getForm } from '../forms/data'
import { receiptMessage } from './receipt-message'
import {
  findOpenReceipt,
  listFileNames,
  lockOpenReceipt,
  type OpenReceipt,
  recordFailure,
  recordSent,
} from './receipts'

/** Each receipt that is sent calls for so many that were waiting for the mail server. */
const CALLED_BY_EACH = 10

/** Not those that wait because of their own address: another one's success is no news to them. */
export const WAITS_FOR_SERVER: SQL = sql`exists (
  select from receipts where id = (data->>'receiptId')::int and fault = 'server')`

async function compose(receipt: OpenReceipt): Promise<Message> {
  const payload = await cms()
  const [form, fileNames, { name: site }] = await Promise.all([
    getForm(receipt.formId),
    listFileNames(receipt.submissionId),
    payload.findGlobal({ slug: 'site-settings', depth: 0 }),
  ])
  return receiptMessage({ ...receipt, form, fileNames, site })
}

/** The same for every attempt, so that a mail server can tell a repeat from another message. */
function messageIdOf({ id, reference }: OpenReceipt, round: number): string {
  const domain = /@([\w.-]+)/.exec(mailFrom())?.[1] ?? 'localhost'
  return `<receipt-${id}-${round}-${reference.toLowerCase()}@${domain}>`
}

/** Null when the mail server has taken it. */
async function deliver(
  receipt: OpenReceipt,
  message: Message,
  round: number,
): Promise<MailFailure | null> {
  const payload = await cms()
  try {
    await payload.sendEmail({
      ...message,
      // An object, because text would be read as a list of addresses.
      to: { name: '', address: receipt.address },
      messageId: messageIdOf(receipt, round),
      // Absence notes and other machines do not answer it (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    })
    return null
  } catch (error) {
    return toMailFailure(error)
  }
}

const RECORD_AGAIN_MS = 1000
const RECORD_ATTEMPTS = 60

/** The database went away after the mail server had taken the message: it must not go twice. */
async function insistOnSent(id: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await recordSent(await db(), id)
    } catch (error) {
      if (attempt === RECORD_ATTEMPTS) throw error
      await sleep(RECORD_AGAIN_MS)
    }
  }
}

/**
 * Sends one confirmation email. May run twice, and at the same time: the row is locked while the
 * mail server has the message, so that it goes once. What the server refuses for good fails at
 * once; everything else is tried again by the queue.
 */
export async function sendReceipt(
  { receiptId }: Jobs['receipt.send'],
  _signal?: AbortSignal,
  { isLast }: Attempt = { isLast: false },
): Promise<void> {
  const receipt = await findOpenReceipt(receiptId)
  if (!receipt) return
  const message = await compose(receipt)
  let isTaken = false
  const attempt = transaction(async (tx) => {
    const open = await lockOpenReceipt(tx, receiptId)
    if (!open) return null
    const failure = await deliver(receipt, message, open.round)
    isTaken = failure === null
    if (failure) await recordFailure(tx, receiptId, failure, failure.isPermanent || isLast)
    else await recordSent(tx, receiptId)
    return failure
  })
  const failure = await attempt.catch(async (error) => {
    if (!isTaken) throw error
    await insistOnSent(receiptId)
    return null
  })
  if (!failure) return hurryJobs('receipt.send', CALLED_BY_EACH, WAITS_FOR_SERVER)
  // Put aside is what waits for the server. An address that was given up waits for staff.
  if (failure.isPermanent || (isLast && failure.fault === 'address')) return
  throw failure
}
