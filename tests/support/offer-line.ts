import type pg from 'pg'
import { waitUntil } from './condition'

/** A time in milliseconds since 1970, for example the time at which a place became free. */
export type Moment = number

/** The time for which tests wait for offers and messages before they fail. */
export const SETTLE_MS = 300_000

/**
 * Reads from the database who waits for a place of a form and who has been offered one, and ends
 * offers early.
 */
export class OfferLine {
  constructor(
    private readonly formId: number,
    private readonly database: pg.Client,
  ) {}

  end = () => this.database.end()

  protected rows = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await this.database.query(text, [this.formId, ...values])).rows as Row[]

  /**
   * Returns these ids in the order in which the registrations joined the waiting list, including
   * those that no longer wait.
   */
  async lineOf(ids: readonly number[]): Promise<number[]> {
    const rows = await this.rows<{ id: number }>(
      'select id from submissions where form_id = $1 and id = any($2::int[]) order by line',
      [ids],
    )
    return rows.map(({ id }) => id)
  }

  /** Returns the ids of the registrations that have an open offer, in the order of the offers. */
  async offered(): Promise<number[]> {
    const rows = await this.rows<{ id: number }>(
      `select submissions.id from submissions join place_offers on submission_id = submissions.id
       where form_id = $1 and seat = 'offered' and state = 'open' order by place_offers.id`,
    )
    return rows.map(({ id }) => id)
  }

  /**
   * Waits until `offers` offers have been made for this form. Returns, for each place, how many
   * milliseconds passed between the moment it became free and its offer.
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

  /**
   * Returns until when the open offers can be answered; null for an offer whose message is not
   * sent.
   */
  async deadlines(): Promise<(Date | null)[]> {
    const rows = await this.rows<{ at: Date | null }>(
      `select expires_at as at from place_offers join submissions on submissions.id = submission_id
       where form_id = $1 and state = 'open'`,
    )
    return rows.map(({ at }) => at)
  }

  /**
   * Ends the time in which these registrations can answer their offers. Changes the rows, because
   * the clock of the database cannot be set. Returns the new ends.
   */
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
