import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { seededChance } from '@/demo/chance'
import { FORM_TOKEN_NAME } from '@/lib/suspicion/suspicion'
import { main as build } from '@/runtime/build/build'
import { prepareParts } from '../../tests/support/parts'
import { startMailServer } from '../../tests/support/peers/smtp-server'
import { setUpPortal } from '../../tests/support/portal'
import { tokenIn } from './form-token'
import { type Field, openSpamForm } from './spam-form'
import { makeSpam, type Spam } from './spam-mix'

const SPAM = 5000
const PEOPLE = 100
const MINUTE_MS = 60_000
/** The time to read the page and fill it in. */
const TYPING_MS = 5000
const MOST_APART = 0.98
const SLOWER_AT_MOST = 2

interface Sent {
  reference: string
  ms: number
}

/** The 95th percentile, because a median hides the slowest visitors. */
const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0

async function post(url: string, address: string, body: unknown): Promise<Sent> {
  const startedAt = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })
  const { reference } = (await response.json()) as { reference: string }
  if (response.status !== 201) throw new Error(`${address} was answered ${response.status}`)
  return { reference, ms: performance.now() - startedAt }
}

async function readToken(page: string, address: string): Promise<string> {
  const html = await (await fetch(page, { headers: { 'x-forwarded-for': address } })).text()
  const token = tokenIn(html)
  if (!token) throw new Error('The page of the form carries no token')
  return token
}

/** Sends all items, spread evenly over `ms`. */
const spread = <T>(items: readonly T[], ms: number, send: (item: T, at: number) => Promise<Sent>) =>
  Promise.all(
    items.map(async (item, at) => {
      await sleep((at * ms) / items.length)
      return send(item, at)
    }),
  )

/**
 * `npm run measure -- load-spam [spam] [people]`: exits with 1 when a promise of decision 019 is
 * broken.
 */
export async function main([spamWanted, peopleWanted]: string[]): Promise<void> {
  const [spamCount, peopleCount] = [Number(spamWanted ?? SPAM), Number(peopleWanted ?? PEOPLE)]
  await build()
  const mail = await startMailServer()
  const parts = await prepareParts({ TRUST_PROXY: '1', SMTP_URL: mail.url })
  const client = new pg.Client(parts.databaseUrl)
  try {
    await parts.start('web')
    await parts.start('worker')
    await client.connect()
    const form = await openSpamForm(await setUpPortal(parts.address))
    const url = `${parts.address}/api/forms/${form.slug}/submit`
    const page = `${parts.address}/forms/${form.slug}`

    const person = (wave: string) => async (_: unknown, at: number) => {
      // Half of the people share one address, as in a church.
      const address = at % 2 === 0 ? '192.0.2.1' : `192.0.2.${10 + at}`
      const token = await readToken(page, address)
      await sleep(TYPING_MS)
      const answers: Record<Field, string> = {
        Name: `Person ${wave} ${at}`,
        Email: `person-${wave}-${at}@example.org`,
        Message: 'God bless you all',
      }
      const data = Object.fromEntries(
        Object.entries(answers).map(([label, text]) => [form.ids[label as Field], text]),
      )
      return post(url, address, { data, [FORM_TOKEN_NAME]: token })
    }
    const people = Array.from({ length: peopleCount })
    const run = (wave: string) => spread(people, MINUTE_MS / 2, person(wave))

    console.log(`${peopleCount} people alone`)
    const alone = await run('alone')
    console.log(`${peopleCount} people among ${spamCount} spam posts in a minute`)
    const token = await readToken(page, '203.0.113.1')
    await sleep(TYPING_MS)
    const spam = makeSpam(spamCount, form.ids, token, seededChance(1))
    const startedAt = performance.now()
    const [among, sent] = await Promise.all([
      run('among'),
      spread(spam, MINUTE_MS, ({ address, body }: Spam) => post(url, address, body)),
    ])
    const tookS = (performance.now() - startedAt) / 1000

    const suspected = new Set(
      (
        await client.query('select reference from submissions where suspected_at is not null')
      ).rows.map(({ reference }) => reference as string),
    )
    const isApart = ({ reference }: Sent) => suspected.has(reference)
    const waiting = `select count(*)::int as n from receipts where state = 'queued'`
    while ((await client.query(waiting)).rows[0].n > 0) await sleep(500)
    const apart = sent.filter(isApart).length
    const leaked = sent.length - apart
    const byWay = new Map<string, number>()
    sent.forEach((one, at) => {
      const way = spam[at]?.way ?? ''
      if (!isApart(one)) byWay.set(way, (byWay.get(way) ?? 0) + 1)
    })
    const normal = among.filter((one) => !isApart(one)).length
    const toStrangers = mail.mails.filter(({ to }) => to.includes('stranger-')).length
    const [before, during] = [p95(alone.map(({ ms }) => ms)), p95(among.map(({ ms }) => ms))]
    const lines: [string, boolean][] = [
      [
        `${sent.length} spam posts in ${tookS.toFixed(0)} s, ${apart} apart (${((apart / sent.length) * 100).toFixed(2)} %)`,
        apart / sent.length >= MOST_APART,
      ],
      [`${normal} of ${among.length} people stored as normal`, normal === among.length],
      [
        `${mail.mails.length} messages, ${toStrangers} to strangers (${leaked} spam posts were not apart: ${JSON.stringify(Object.fromEntries(byWay))})`,
        toStrangers === 0,
      ],
      [
        `95th percentile of a person's post: ${before.toFixed(0)} ms alone, ${during.toFixed(0)} ms among spam`,
        during <= before * SLOWER_AT_MOST,
      ],
    ]
    for (const [line, isKept] of lines) console.log(isKept ? 'ok    ' : 'BROKEN', line)
    process.exitCode = lines.every(([, isKept]) => isKept) ? 0 : 1
  } finally {
    await client.end()
    await parts.close()
    await mail.close()
  }
  process.exit()
}
