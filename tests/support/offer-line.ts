import type pg from 'pg'
import { waitUntil } from './condition'

/** When a place came free, in milliseconds. */
export type Moment = number

/** Offers and messages that have not come by then do not come. */
export const SETTLE_MS = 300_000

/** Who waits for a place of a form and who is offered one, as the database has it. */
export class OfferLine {
  constructor(
    private readonly formId: number,
    private readonly database: pg.Client,
  ) {}

  end = () => this.database.end()

  protected rows = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await this.database.query(text, [this.formId, ...values])).rows as Row[]

  /** These registrations in the order in which they waited, also those that wait no more. */
  async lineOf(ids: readonly number[]): Promise<number[]> {
    const rows = await this.rows<{ id: number }>(
      'select id from submissions where form_id = $1 and id = any($2::int[]) order by line',
      [ids],
    )
    return rows.map(({ id }) => id)
  }

  /** Everybody who is offered a place now, in the order of the offers. */
  async offered(): Promise<number[]> {
    const rows = await this.rows<{ id: number }>(
      `select submissions.id from submissions join place_offers on submission_id = submissions.id
       where form_id = $1 and seat = 'offered' and state = 'open' order by place_offers.id`,
    )
    return rows.map(({ id }) => id)
  }

  /**
   * Waits until this form has made `offers` offers; returns for how many milliseconds each freed place
   * was offered to nobody.
   */
  async idleSince(freed: readonly Moment[], offers: number): Promise<number[]> {
    const made = () =>
      this.rows<{ at: Date }>(
        `select place_offers.created_at as at from place_offers
         join submissions on submissions.id = submission_id where form_id = $1 order by place_offers.id`,
      )
    await waitUntil('places are offered', async () => (await made()).length >= offers, SETTLE_MS)
    const last = (await made()).slice(-freed.length)
    return freed.toSorted((a, b) => a - b).map((at, index) => (last[index]?.at.getTime() ?? 0) - at)
  }

  /** Until when those who are asked can answer; null before the message is sent. */
  async deadlines(): Promise<(Date | null)[]> {
    const rows = await this.rows<{ at: Date | null }>(
      `select expires_at as at from place_offers join submissions on submissions.id = submission_id
       where form_id = $1 and state = 'open'`,
    )
    return rows.map(({ at }) => at)
  }

  /** The hours of these offers are over, as no clock can be set for the database. */
  async expire(ids: readonly number[]): Promise<Moment[]> {
    const rows = await this.rows<{ at: Date }>(
      `update place_offers set expires_at = now() from submissions where form_id = $1
         and submissions.id = submission_id and submission_id = any($2::int[]) and state = 'open'
       returning expires_at as at`,
      [ids],
    )
    return rows.map(({ at }) => at.getTime())
  }
}
