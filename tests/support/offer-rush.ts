import pg from 'pg'
import { type RandomSource, seededRandomSource } from '@/demo/random-source'
import type { RegistrationResult } from '@/features/registration/schema'
import type { OfferAnswer } from '@/features/submissions/waiting/schema'
import { paths } from '@/lib/paths'
import { waitUntil } from './condition'
import { type EpochMs, FormOffers, OFFERS_TIMEOUT_MS } from './offer-line'
import {
  addressOfVisitor,
  countPlaces,
  limitPlaces,
  register,
  retryWhileBusy,
  shuffled,
} from './place-rush'
import { createFormWithFile, type FormIds } from './portal-forms'
import type { startTwoWebs } from './two-webs'

type Webs = Pick<Awaited<ReturnType<typeof startTwoWebs>>, 'portal' | 'addresses' | 'parts'>

const OFFER_HOURS = 2

export class OfferRush extends FormOffers {
  private readonly held: string[] = []
  private people = 0
  private constructor(
    private readonly webs: Webs,
    private readonly form: FormIds & { slug: string },
    database: pg.Client,
    private readonly chance: RandomSource,
  ) {
    super(form.id, database)
  }

  static async begin(webs: Webs, seed: number): Promise<OfferRush> {
    const slug = `offers-${seed}`
    const database = new pg.Client(webs.parts.databaseUrl)
    await database.connect()
    const form = { ...(await createFormWithFile(webs.portal, slug)), slug }
    return new OfferRush(webs, form, database, seededRandomSource(seed))
  }

  private address = (at: number) => this.webs.addresses[at % this.webs.addresses.length] ?? ''

  private async come(): Promise<RegistrationResult> {
    const at = this.people++
    const key = `${this.form.slug}-${at}`
    const data = { [this.form.name]: key, [this.form.email]: `${key}@example.org` }
    const send = () => register(this.address(at), this.form.slug, data, key, at)
    const { status, body } = await retryWhileBusy(send)
    if (status !== 201) throw new Error(`Registering answered ${status}`)
    return body
  }

  private async post(path: string): Promise<EpochMs> {
    const at = this.people++
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': addressOfVisitor(at) }
    const url = this.address(at) + path
    const { status } = await retryWhileBusy(() =>
      fetch(url, { method: 'POST', headers, body: '{}' }),
    )
    if (status >= 300) throw new Error(`${path} answered ${status}`)
    return Date.now()
  }

  async fill(seats: number, waiting: number): Promise<number[]> {
    await limitPlaces(this.webs.portal, this.form.id, seats, OFFER_HOURS)
    const came = await Promise.all(Array.from({ length: seats + waiting }, () => this.come()))
    const of = (seat: string) => came.filter((one) => one.seat === seat)
    this.held.push(...of('held').map(({ link }) => link.split('/').at(-1) ?? ''))
    return this.lineOf(of('waiting').map(({ id }) => id))
  }

  async cancelBesidePosts(posts: number) {
    const freed: EpochMs[] = []
    const newcomers: RegistrationResult[] = []
    const acts = [
      ...this.held.map((token) => async () => {
        freed.push(await this.post(paths.api.ownCancel(decodeURIComponent(token))))
      }),
      ...Array.from({ length: posts }, () => async () => {
        newcomers.push(await this.come())
      }),
    ]
    await Promise.all(shuffled(acts, this.chance).map((act) => act()))
    return { freed, newcomers }
  }

  async linksOf(ids: readonly number[], letters: readonly { to: string; text: string }[]) {
    const people = await this.rows<{ id: number; address: string }>(
      'select id, data ->> $2 as address from submissions where form_id = $1 and id = any($3::int[])',
      [this.form.email, ids],
    )
    const links = new Map<number, string>()
    const find = () => {
      for (const { id, address } of people) {
        const text = letters.find(
          (one) => one.to === address && one.text.includes('/offers/'),
        )?.text
        const token = /\/offers\/([^\s?]+)/.exec(text ?? '')?.[1]
        if (token) links.set(id, paths.api.offer(decodeURIComponent(token)))
      }
      return links.size === ids.length
    }
    await waitUntil('all are told', find, OFFERS_TIMEOUT_MS)
    return links
  }

  answer = (ids: readonly number[], links: ReadonlyMap<number, string>, how: OfferAnswer) =>
    Promise.all(ids.map((id) => this.post(`${links.get(id)}?answer=${how}`)))

  counted = () => countPlaces(this.webs.portal, this.form.id)
}
