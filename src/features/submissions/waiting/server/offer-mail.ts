import 'server-only'
import { timeInWords } from '@/features/forms/capacity/time-in-words'
import type { FormRow } from '@/features/forms/present'
import { getFormRow } from '@/features/forms/server/data'
import { findTranslatedText } from '@/features/forms/translations/sources'
import { getSiteName } from '@/lib/cms'
import { type Executor, query, sql } from '@/lib/database/db'
import { IS_LIVE } from '@/lib/database/live'
import { linkOrigin } from '@/lib/env'
import { toOtherLanguage, withLanguageParameter } from '@/lib/languages'
import { actionMail } from '@/lib/mail/action-mail'
import { countAgainstBudget, findUsedUpLimit } from '@/lib/mail/budget'
import { type MailFailure, toMailFailure } from '@/lib/mail/failure'
import type { MailMessage } from '@/lib/mail/frame'
import { issueOwnerToken } from '@/lib/mail/owner-token'
import { sendAutomaticMail } from '@/lib/mail/send'
import { sendAndRecord } from '@/lib/mail/send-and-record'
import { paths } from '@/lib/paths'
import type { JobAttempt, JobPayloads } from '@/lib/queue/jobs'
import { wordsOf } from '@/lib/words/catalogue'
import { OFFER_WORDS } from '@/lib/words/english/offer'
import { PLACES_WORDS } from '@/lib/words/english/places'
import { fillPlaceholders } from '@/lib/words/fill'
import { PARTY_SEAT_SQL } from '../../server/party'
import { offerDeadlineFrom } from './offers'

interface Unsent {
  address: string
  round: number
  /** True when staff made the offer or sent it again. The mailbox's rate limit is then ignored. */
  isByHand: boolean
  expiresAt: string | null
  formId: number
  reference: string
  language: string | null
}

/**
 * Returns the offer whose message has to be sent; null when there is nothing to send. An advisory
 * lock keeps other workers from sending it too. The rows are not locked, because sending may take
 * minutes, and people must be able to change the registration meanwhile.
 */
async function lockUnsent(tx: Executor, id: number): Promise<Unsent | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('offer.send'), ${id}::int)`)
  const [row] = await query<Unsent>(
    tx,
    sql`select address, round::int as round,
          by_name is not null or round > 1 as "isByHand", expires_at as "expiresAt",
          form_id::int as "formId", reference, language
        from place_offers join submissions on submissions.id = submission_id
        where place_offers.id = ${id} and state = 'open' and mail in ('queued', 'failed')
          and ${IS_LIVE} and ${PARTY_SEAT_SQL} = 'offered'`,
  )
  return row ?? null
}

async function compose(
  id: number,
  offer: Unsent,
  { name, translations }: FormRow,
  expiresAt: string,
): Promise<MailMessage> {
  const site = await getSiteName()
  const language = toOtherLanguage(offer.language)
  const words = wordsOf(language)
  const texts = words?.offer ?? OFFER_WORDS
  const translation = language ? translations?.[language] : undefined
  const form = findTranslatedText(translation, 'name', name) ?? name
  const time = timeInWords(expiresAt, {
    places: words?.places ?? PLACES_WORDS,
    rules: words?.rules,
  })
  const path = withLanguageParameter(paths.offer(issueOwnerToken('place-offer', id)), language)
  return actionMail({
    subject: fillPlaceholders(texts.subject, { form }).replace(/\s+/g, ' ').trim(),
    paragraphs: [
      fillPlaceholders(texts.mail, { form, reference: offer.reference }),
      fillPlaceholders(texts.until, { time }),
    ],
    action: { label: texts.open, link: linkOrigin() + path },
    foot: fillPlaceholders(texts.foot, { site }),
    lang: language ?? undefined,
    noButton: words?.ownMail.noButton,
  })
}

async function recordSent(on: Executor, id: number, round: number, expiresAt: string) {
  await on.execute(sql`
    update place_offers set mail = 'sent', mail_reason = null, fault = null, sent_at = now(),
      tried_at = now(), updated_at = now(), expires_at = ${expiresAt}::timestamptz
    where id = ${id} and round = ${round} and mail <> 'sent'`)
}

/**
 * Records that the message was not sent. `over` is null when another attempt follows. Otherwise
 * staff phone the person, so the time for accepting the offer starts now unless it has already
 * started.
 */
async function recordUnsent(
  tx: Executor,
  id: number,
  { round }: Unsent,
  failure: Pick<MailFailure, 'message'> & { fault: string | null },
  over: { mail: 'failed' | 'held'; expiresAt: string } | null,
) {
  await tx.execute(sql`
    update place_offers set mail = ${over?.mail ?? 'queued'}, mail_reason = ${failure.message},
      fault = ${failure.fault}, tried_at = now(), updated_at = now(),
      expires_at = coalesce(expires_at, ${over?.expiresAt ?? null}::timestamptz)
    where id = ${id} and round = ${round}`)
}

/**
 * Sends the message about an offer. The time for accepting the offer starts when the mail server
 * accepts the message, or when no further attempt follows.
 */
export async function sendOfferEmail(
  { offerId: id }: JobPayloads['offer.send'],
  _signal?: AbortSignal,
  { isLast }: JobAttempt = { isLast: false },
): Promise<void> {
  const failure = await sendAndRecord(async (tx, record) => {
    const offer = await lockUnsent(tx, id)
    if (!offer) return null
    const form = await getFormRow(offer.formId, tx)
    const expiresAt = offer.expiresAt ?? offerDeadlineFrom(new Date(), form.places.offerHours)
    const usedUp = !offer.isByHand && (await findUsedUpLimit(tx, 'offer', offer.address))
    if (usedUp) {
      const message = `Held back: this mailbox has had ${usedUp.most} offers within ${usedUp.within}.`
      await recordUnsent(tx, id, offer, { message, fault: null }, { mail: 'held', expiresAt })
      return null
    }
    const message = await compose(id, offer, form, expiresAt)
    const tag = `offer-${id}-${offer.round}`
    try {
      await sendAutomaticMail({ to: offer.address, message, tag })
    } catch (error) {
      const failure = toMailFailure(error)
      const isOver = failure.isPermanent || isLast
      await recordUnsent(tx, id, offer, failure, isOver ? { mail: 'failed', expiresAt } : null)
      return isOver ? null : failure
    }
    await record((on) => recordSent(on, id, offer.round, expiresAt))
    await countAgainstBudget(tx, 'offer', offer.address)
    return null
  })
  if (failure) throw failure
}
