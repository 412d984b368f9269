import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { seededChance } from '@/demo/chance'
import { startDriveServer } from '../support/drive-server'
import { prepareParts } from '../support/parts'
import { setUpPortal } from '../support/portal'
import { createForm } from '../support/portal-forms'
import { post, postAll, type Receipt } from '../support/registrations'
import { countOpenJobs, type Finding, findAll } from './findings'
import { Machines } from './machines'
import { MailPeer } from './mail-peer'
import { make, planTroubles } from './troubles'
import { makeVisitors } from './visitors'

const CONCURRENCY = 12
const WATCH_MS = 25
const LOOK_MS = 500
/** Without anything more arriving, it is over. */
const STALLED_MS = 10 * 60_000
const SLUG = 'camp'

export interface Plan {
  registrations: number
  /** How often web, worker, database, Drive and mail server each get into trouble. */
  troublesEach: number
  seed: number
  /** Leases and waits of jobs are over at once, as if that long had passed. */
  isHasty: boolean
  say: (line: string) => void
}

/** Runs the product through the plan's troubles and answers what came of every promise. */
export async function runChaos(plan: Plan): Promise<Finding[]> {
  const { registrations, troublesEach, seed, isHasty, say } = plan
  const chance = seededChance(seed)
  const visitors = makeVisitors(registrations, chance)
  const troubles = planTroubles(troublesEach, chance)
  const [drive, mail] = [await startDriveServer(), new MailPeer()]
  await mail.up()
  const parts = await prepareParts({ ...drive.settings, SMTP_URL: mail.url })
  const withDatabase = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client(parts.databaseUrl)
    client.on('error', () => {})
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }
  // No worker is there, so that every lease is a dead one's.
  const endLeases = () => withDatabase((client) => client.query(LEASES_ARE_OVER))
  const machines = new Machines(parts, async () => {
    if (isHasty) await endLeases()
  })
  try {
    await Promise.all([parts.start('web'), parts.start('worker')])
    const form = await createForm(await setUpPortal(parts.address), SLUG)
    say('Everything is up')

    const watching = machines.watch()
    const answered = new Map<string, Receipt>()
    const arrived = () => answered.size + drive.store.files.size + mail.letters.length
    const total = registrations * (1 + 1 / 3 + 1)
    let isPosted = false
    const url = `${parts.address}/api/forms/${SLUG}/submit`
    const posting = postAll(url, form, visitors, {
      concurrency: CONCURRENCY,
      onSaved: ({ name }, receipt) => void answered.set(name, receipt),
    }).finally(() => {
      isPosted = true
    })

    const making: Promise<void>[] = []
    const peers = { machines, drive, mail }
    // One thing of the same kind at a time; the drive cannot go down twice.
    const turns = new Map<string, Promise<void>>()
    let [lastCount, lastAt] = [0, Date.now()]
    while (!isPosted || troubles.length > 0) {
      const [next] = troubles
      if (arrived() > lastCount) [lastCount, lastAt] = [arrived(), Date.now()]
      if (Date.now() - lastAt > STALLED_MS) break
      if (next && arrived() >= next.at * total) {
        troubles.shift()
        const turn = (turns.get(next.subject) ?? Promise.resolve()).then(() =>
          make(next, peers, chance),
        )
        turns.set(next.subject, turn)
        making.push(turn)
      } else await sleep(WATCH_MS)
    }
    await posting
    await Promise.all(making)
    await machines.settle()
    say('Everything was sent and every trouble made')
    drive.mend()
    mail.losing = 0
    // A visitor who never saw the answer sends the same again.
    for (const visitor of chance.some(visitors, 20)) {
      const again = await post(url, form, visitor)
      if (again?.id !== answered.get(visitor.name)?.id)
        throw new Error('Another answer at a repeat')
    }

    for (;;) {
      if (arrived() > lastCount) [lastCount, lastAt] = [arrived(), Date.now()]
      const open = await withDatabase(async (client) => {
        if (isHasty) await client.query(WAITS_ARE_OVER)
        return countOpenJobs(client)
      })
      if (open === 0 || Date.now() - lastAt > STALLED_MS) break
      await sleep(LOOK_MS)
    }
    await machines.end()
    await watching
    const { kills, endedThemselves, outages } = machines
    const findings = await withDatabase((database) =>
      findAll({ visitors, answered, database, drive, letters: mail.letters, outages, form }),
    )
    const troubled = Object.entries(kills).flatMap(([part, found]) => [
      { what: `${part}: killed`, found },
      {
        what: `${part}: ended by itself`,
        found: endedThemselves[part as keyof typeof endedThemselves],
      },
    ])
    return [...troubled, ...findings]
  } finally {
    await machines.end()
    await parts.close()
    await drive.close()
    await mail.down()
  }
}

const LEASES_ARE_OVER = `update pgboss.job set started_on = started_on - interval '1 minute'
  where state = 'active'`
const WAITS_ARE_OVER = `update pgboss.job set start_after = now()
  where state = 'retry' and start_after > now()`
