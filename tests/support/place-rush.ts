import { type RandomSource, seededRandomSource } from '@/demo/random-source'
import type { RegistrationResult } from '@/features/registration/schema'
import { paths } from '@/lib/paths'
import type { PortalClient } from './portal'
import { createFormWithFile } from './portal-forms'

interface Rush {
  portal: PortalClient
  addresses: readonly string[]
  slug: string
  posts: number
  places: number
  /** The share of the posts (0 to 1) that are sent twice, with the same key. */
  repeated: number
  seed: number
}

const NETWORKS = 250

/**
 * Returns a visitor's address for X-Forwarded-For. Up to 25,000 visitors get different addresses.
 */
export const addressOfVisitor = (at: number) =>
  `198.51.${100 + (Math.floor(at / NETWORKS) % 100)}.${at % NETWORKS}`

/** Sends a registration. `key` is its idempotency key, and `at` the number of the visitor. */
export async function register(
  address: string,
  slug: string,
  data: object,
  key: string,
  at: number,
) {
  const response = await fetch(address + paths.api.submit(slug), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-forwarded-for': addressOfVisitor(at),
    },
    body: JSON.stringify({ data }),
  })
  return { status: response.status, body: (await response.json()) as RegistrationResult }
}

/**
 * Repeats an attempt while the response is 503, at most 20 times. The server responds with 503
 * after a long wait for the lock on the places.
 */
export async function retryWhileBusy<Reply extends { status: number }>(
  attempt: () => Promise<Reply>,
): Promise<Reply> {
  let reply = await attempt()
  for (let again = 0; reply.status === 503 && again < 20; again++) reply = await attempt()
  return reply
}

export const shuffled = <Item>(items: readonly Item[], chance: RandomSource) =>
  items
    .map((item) => ({ item, at: chance.below(2 ** 31) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)

export const limitPlaces = (
  portal: PortalClient,
  formId: number,
  seats: number,
  offerHours?: number,
) =>
  portal.put(paths.api.formPlaces(formId), {
    ...{ opensAt: null, closesAt: null, showLeftBelow: null },
    ...{ hasWaitingList: true, offerHours: offerHours ?? null },
    limits: [{ fieldId: null, option: null, seats }],
  })

export async function countPlaces(portal: PortalClient, formId: number) {
  const response = await portal.get(paths.api.formPlaces(formId))
  const { limits } = (await response.json()) as { limits: { held: number; waiting: number }[] }
  return limits[0]
}

export async function rushForPlaces(rush: Rush) {
  const { portal, addresses, slug, posts, places, repeated, seed } = rush
  const form = await createFormWithFile(portal, slug)
  await limitPlaces(portal, form.id, places)
  const chance = seededRandomSource(seed)
  const keys = Array.from({ length: posts }, (_, at) => `rush-${slug}-${at}`)
  const twice = keys.slice(0, Math.round(posts * repeated))
  const order = shuffled([...keys, ...twice], chance)
  const replies = await Promise.all(
    order.map((key, at) =>
      retryWhileBusy(() =>
        register(addresses[at % addresses.length] ?? '', slug, { [form.name]: key }, key, at),
      ),
    ),
  )
  const byId = new Map(replies.map(({ body }) => [body.id, body]))
  const of = (seat: string) => [...byId.values()].filter((body) => body.seat === seat)
  return {
    formId: form.id,
    refused: replies.filter(({ status }) => status !== 201).length,
    people: byId.size,
    held: of('held').length,
    waiting: of('waiting').length,
    counted: await countPlaces(portal, form.id),
  }
}
