import { setTimeout as sleep } from 'node:timers/promises'
import { type RandomSource, seededRandomSource } from '@/demo/random-source'
import {
  postRegistration,
  postRegistrations,
  type RegistrationResponse,
} from '../../tests/support/registrations'
import { type ChaosFinding, collectChaosFindings, countOpenJobs } from './findings'
import { Progress } from './progress'
import { type ChaosStage, setUpChaosStage } from './stage'
import { causeTroubles, planTroubles } from './troubles'
import { type ChaosVisitor, countPeople, makeVisitors } from './visitors'

const CONCURRENCY = 12
const REPEATS = 20
/** The share of the registrations (0 to 1) that are sent twice. */
const SENT_TWICE = 0.3
const LOOK_MS = 500

export interface ChaosPlan {
  registrations: number
  troublesEach: number
  seed: number
  /** With true, leases and delays of jobs end at once, as if their time had passed. */
  isHasty: boolean
  /** With true, files are in an S3 store, which fails at times too. */
  withStore?: boolean
  say: (line: string) => void
}

export async function runChaos({
  registrations,
  seed,
  ...plan
}: ChaosPlan): Promise<ChaosFinding[]> {
  const chance = seededRandomSource(seed)
  const visitors = makeVisitors(registrations, chance)
  const troubles = planTroubles(plan.troublesEach, chance, plan.withStore ?? false)
  const seats = Math.round(countPeople(visitors) / 2)
  const stage = await setUpChaosStage(plan.isHasty, plan.withStore ?? false, seats, plan.say)
  try {
    plan.say('Everything is up')
    const watching = stage.machines.watch()
    const answered = new Map<string, RegistrationResponse>()
    const progress = new Progress(registrations, () => arrived(stage, answered))
    const twice = chance.some(visitors, Math.round(registrations * SENT_TWICE))
    // The second post follows the first at once, so that some pairs run at the same time.
    const posts = visitors.flatMap((one) => (twice.includes(one) ? [one, one] : [one]))
    const posting = postRegistrations(stage.url, stage.form, posts, {
      concurrency: CONCURRENCY,
      onSaved: ({ name }, receipt) => {
        const before = answered.get(name) ?? receipt
        if (before.reference !== receipt.reference) throw new Error(`${name} is there twice`)
        answered.set(name, receipt)
      },
    })
    const troubled = causeTroubles(troubles, stage, chance, progress)
    await Promise.race([Promise.all([posting, troubled]), progress.untilStalled()])
    progress.end()
    plan.say('Everything was sent and every trouble made')
    await repeatSome(stage, visitors, answered, chance)
    await drain(stage, progress, plan.isHasty)
    await stage.machines.end()
    await watching
    return [...findTroubles(stage), ...(await findEnd(stage, visitors, answered))]
  } finally {
    await stage.close()
  }
}

const arrived = (
  { drive, mail }: ChaosStage,
  answered: ReadonlyMap<string, RegistrationResponse>,
) => answered.size + drive.store.files.size + mail.letters.length

async function repeatSome(
  { url, form }: ChaosStage,
  visitors: readonly ChaosVisitor[],
  answered: ReadonlyMap<string, RegistrationResponse>,
  chance: RandomSource,
): Promise<void> {
  for (const visitor of chance.some(visitors, REPEATS)) {
    const again = await postRegistration(url, form, visitor)
    if (again?.reference === answered.get(visitor.name)?.reference) continue
    throw new Error(`${visitor.name} was answered otherwise the second time`)
  }
}

async function drain(
  { drive, mail, withDatabase }: ChaosStage,
  progress: Progress,
  isHasty: boolean,
): Promise<void> {
  drive.mend()
  mail.losing = 0
  const isOpen = () =>
    withDatabase(async (client) => {
      if (isHasty) await client.query(WAITS_ARE_OVER)
      return (await countOpenJobs(client)) > 0
    })
  while (!progress.isStalled() && (await isOpen())) await sleep(LOOK_MS)
}

const WAITS_ARE_OVER = `update jobs.job set start_after = now()
  where state = 'retry' and start_after > now()`

const findTroubles = ({ machines: { kills, endedThemselves } }: ChaosStage): ChaosFinding[] =>
  (['web', 'worker', 'postgres'] as const).flatMap((part) => [
    { what: `${part}: killed`, found: kills[part] },
    { what: `${part}: ended by itself`, found: endedThemselves[part] },
  ])

const findEnd = (
  { withDatabase, drive, mail, store, machines, form }: ChaosStage,
  visitors: readonly ChaosVisitor[],
  answered: ReadonlyMap<string, RegistrationResponse>,
): Promise<ChaosFinding[]> =>
  withDatabase((database) => {
    const { letters } = mail
    const { outages } = machines
    return collectChaosFindings({
      visitors,
      answered,
      database,
      drive,
      store,
      letters,
      outages,
      form,
    })
  })
