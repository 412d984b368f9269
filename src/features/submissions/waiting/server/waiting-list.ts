import 'server-only'
import { toStoredAnswers } from '@/features/answers/answer-shape'
import { personName } from '@/features/answers/person-name'
import { findRegistrantEmail } from '@/features/answers/receipt-address'
import type { SeatState } from '@/features/forms/capacity/schema'
import type { EventForm } from '@/features/forms/schema'
import { getForm } from '@/features/forms/server/data'
import { fetchRows, sql } from '@/lib/database/db'
import { IS_COUNTED } from '@/lib/database/live'
import { PARTY_SEAT_SQL } from '../../server/party'
import {
  MAX_WAITING_SHOWN,
  type Offer,
  type WaitingListResponse,
  type WaitingPerson,
} from '../schema'
import { offeringCondition } from './jobs'

interface Row {
  id: number
  reference: string
  seat: SeatState
  data: unknown
  people: number
  queue: number | null
  offer: Offer | null
  count: number
}

const phoneOf = (form: EventForm, data: unknown): string | null => {
  const field = form.fields.find(({ fieldType }) => fieldType === 'phone')
  const answer = field && toStoredAnswers(data)?.[field.id]
  return typeof answer === 'string' && answer.trim() ? answer.trim() : null
}

const toPerson =
  (form: EventForm) =>
  ({ data, count, ...row }: Row): WaitingPerson => ({
    ...row,
    name: personName(form, toStoredAnswers(data)),
    email: findRegistrantEmail(form, data),
    phone: phoneOf(form, data),
  })

export async function readWaitingList(formId: number): Promise<WaitingListResponse> {
  const form = await getForm(formId)
  const [rows, [state]] = await Promise.all([
    fetchRows<Row>(sql`
      with party as (
        select id, reference, data, ${PARTY_SEAT_SQL} as seat,
          coalesce(line, (select min(one.line) from submissions one
            where one.party_id = submissions.id and one.deleted_at is null)) as line
        from submissions where form_id = ${formId} and seat is not null and ${IS_COUNTED}),
      waiting as (
        select id, reference, seat, data, line,
          (select count(*) from submissions one where (one.id = party.id or one.party_id = party.id)
            and one.seat = party.seat and one.deleted_at is null)::int as people,
          case when seat = 'waiting' then (rank() over (partition by seat order by line, id))::int end
            as queue,
          (count(*) over ())::int as count
        from party where seat in ('waiting', 'offered')
        order by seat, line, id limit ${MAX_WAITING_SHOWN})
      select waiting.id, reference, seat, data, people, queue, count, offer.offer
      from waiting left join lateral (
        select json_build_object('state', state, 'offeredAt', created_at, 'expiresAt', expires_at,
          'mail', mail, 'mailReason', mail_reason, 'byName', by_name, 'reason', reason) as offer
        from place_offers where submission_id = waiting.id order by id desc limit 1) offer on true
      order by seat, line, id`),
    fetchRows<{ isOffering: boolean }>(sql`
      select ${offeringCondition()} as "isOffering" from forms where id = ${formId}`),
  ])
  return {
    people: rows.map(toPerson(form)),
    count: rows[0]?.count ?? 0,
    isOffering: state?.isOffering ?? false,
  }
}
