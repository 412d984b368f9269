import { setTimeout as sleep } from 'node:timers/promises'
import { main as build } from '@/runtime/build/build'
import { OfferRush } from '../tests/support/offer-rush'
import { startTwoWebs } from '../tests/support/two-webs'
import { UnreliableMailServer } from './chaos/unreliable-mail-server'

const SEATS = 200
const WAITING = 300
const QUARTER = SEATS / 4
/** How long the mail server stays down after the rush. */
const AWAY_MS = 10_000
/** The most seconds for which a free place may stay without an offer. */
const MOST_IDLE_S = 120

const isEqual = (one: readonly unknown[], other: readonly unknown[]) =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns what was wrong, the most seconds that a free place had no offer (`most`), and how many
 * links were found in messages (`told`).
 */
async function run(rush: OfferRush, mail: UnreliableMailServer) {
  const wrong: string[] = []
  const expectAll = (what: string, isSo: boolean) => void (isSo || wrong.push(what))
  const isCounted = async (held: number, waiting: number) => {
    const counted = await rush.counted()
    return counted?.held === held && counted.waiting === waiting
  }
  const idle: number[] = []
  const line = await rush.fill(SEATS, WAITING)

  await mail.down()
  const { freed, newcomers } = await rush.cancelBesidePosts(SEATS)
  expectAll(
    'a newcomer has passed the line',
    newcomers.every(({ seat }) => seat === 'waiting'),
  )
  idle.push(...(await rush.idleSince(freed, SEATS)))
  expectAll(
    'the first of the line are not offered in order',
    isEqual(await rush.offered(), line.slice(0, SEATS)),
  )
  await sleep(AWAY_MS)
  expectAll(
    'hours run without a message',
    (await rush.deadlines()).every((at) => at === null),
  )
  await mail.up()
  const links = await rush.linksOf(line.slice(0, SEATS), mail.letters)
  expectAll('somebody was not told', links.size === SEATS)
  expectAll(
    'no hours to answer',
    (await rush.deadlines()).every((at) => at !== null),
  )

  const [accepts, declines, expires] = [0, 1, 2].map((part) =>
    line.slice(part * QUARTER, (part + 1) * QUARTER),
  ) as [number[], number[], number[]]
  await rush.answer(accepts, links, 'accept')
  const gone = [...(await rush.answer(declines, links, 'decline')), ...(await rush.expire(expires))]
  idle.push(...(await rush.idleSince(gone, SEATS + gone.length)))
  const next = line.slice(3 * QUARTER)
  expectAll(
    'declined and expired places have not moved on in order',
    isEqual(await rush.offered(), next),
  )
  expectAll('counted wrongly', await isCounted(SEATS, SEATS))

  // Everybody who waited at first has had an offer. Now the newcomers get offers.
  const lastLinks = await rush.linksOf(next, mail.letters)
  const last = await rush.answer(next.slice(0, QUARTER), lastLinks, 'decline')
  idle.push(...(await rush.idleSince(last, SEATS + gone.length + last.length)))
  const later = await rush.lineOf(newcomers.map(({ id }) => id))
  expectAll(
    'newcomers are not next',
    isEqual(await rush.offered(), [...next.slice(QUARTER), ...later.slice(0, QUARTER)]),
  )
  expectAll('counted wrongly at the end', await isCounted(SEATS, SEATS - QUARTER))
  const most = Math.max(...idle) / 1000
  expectAll(`idle for ${most} s`, most < MOST_IDLE_S)
  return { wrong, most, told: links.size + lastLinks.size }
}

/**
 * `npm run measure -- offers [runs] [seed]` checks the offers of free places: 200 people cancel and
 * 200 register while 300 wait and the mail server is down.
 */
export async function main([runs = '3', seed = '1']: string[]): Promise<void> {
  await build()
  const mail = new UnreliableMailServer()
  await mail.up()
  const settings = { TRUST_PROXY: '1', SMTP_URL: mail.url }
  const webs = await startTwoWebs(settings)
  let failures = 0
  try {
    await webs.parts.start('worker')
    for (let at = Number(seed); at < Number(seed) + Number(runs); at++) {
      const from = performance.now()
      const rush = await OfferRush.begin(webs, at)
      const { wrong, most, told } = await run(rush, mail).finally(rush.end)
      failures += wrong.length
      const s = Math.round((performance.now() - from) / 1000)
      console.log(
        `seed ${at}: ${told} told, idle for ${most.toFixed(1)} s at most, ${s} s in all${wrong.map((what) => ` ← ${what}`).join('')}`,
      )
    }
  } finally {
    await webs.close()
    await mail.down()
  }
  console.log(failures === 0 ? 'As it should be.' : `${failures} failed.`)
  process.exit(failures === 0 ? 0 : 1)
}
