import type pg from 'pg'
import { waitUntil } from './condition'

export type EpochMs = number

export const OFFERS_TIMEOUT_MS = 300_000

export class FormOffers {
  constructor(
    private readonly formId: number,
    private readonly database: pg.Client,
  ) {}

  end = () => this.database.end()

  protected rows = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await this.database.query(text, [this.formId, ...values])).rows as Row[]

  /**
   * Returns these registrations in the order of the waiting list, including those that no longer
   * wait.
   */
  async lineOf(ids: readonly number[]): Promise<number[]> {
    const rows = await this.rows<{ id: number }>(
      'select id from submissions where form_id = $1 and id = any($2::int[]) order by line',
      [ids],
    )
    return rows.map(({ id }) => id)
  }

  async offered(): Promise<number[]> {
    const rows = await this.rows<{ id: number }>(
      `select submissions.id from submissions join place_offers on submission_id = submissions.id
       where form_id = $1 and seat = 'offered' and state = 'open' order by place_offers.id`,
    )
    return rows.map(({ id }) => id)
  }

  /**
   * Waits until the form has had `offers` offers. Returns how many milliseconds each freed place
   * was without an offer.
   */
  async idleSince(freed: readonly EpochMs[], offers: number): Promise<number[]> {
    const made = () =>
      this.rows<{ at: Date }>(
        `select place_offers.created_at as at from place_offers
         join submissions on submissions.id = submission_id where form_id = $1 order by place_offers.id`,
      )
    await waitUntil(
      'places are offered',
      async () => (await made()).length >= offers,
      OFFERS_TIMEOUT_MS,
    )
    const last = (await made()).slice(-freed.length)
    return freed.toSorted((a, b) => a - b).map((at, index) => (last[index]?.at.getTime() ?? 0) - at)
  }

  /** Returns the deadlines of the open offers. Null for an offer whose message is not yet sent. */
  async deadlines(): Promise<(Date | null)[]> {
    const rows = await this.rows<{ at: Date | null }>(
      `select expires_at as at from place_offers join submissions on submissions.id = submission_id
       where form_id = $1 and state = 'open'`,
    )
    return rows.map(({ at }) => at)
  }

  async expire(ids: readonly number[]): Promise<EpochMs[]> {
    const rows = await this.rows<{ at: Date }>(
      `update place_offers set expires_at = now() from submissions where form_id = $1
         and submissions.id = submission_id and submission_id = any($2::int[]) and state = 'open'
       returning expires_at as at`,
      [ids],
    )
    return rows.map(({ at }) => at.getTime())
  }
}
