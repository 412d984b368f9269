import { setTimeout as sleep } from 'node:timers/promises'
import type { RandomSource } from '@/demo/random-source'
import type { DriveFault, DriveServer } from '../../tests/support/peers/drive-server'
import type { Progress } from './progress'
import type { ChaosStage } from './stage'
import type { UnreliableMailServer } from './unreliable-mail-server'

const MOST_DOWN_MS = 1500
const WATCH_MS = 25
const SUBJECTS = ['web', 'worker', 'postgres', 'drive', 'mail'] as const
type Subject = (typeof SUBJECTS)[number] | 'store'

/** A planned failure. It begins when the share `at` (0 to 1) of the work is done. */
export interface PlannedTrouble {
  at: number
  subject: Subject
}

/**
 * Plans `each` failures of every kind. None is planned for the last tenth of the work, because
 * there must still be work to disturb.
 */
export const planTroubles = (
  each: number,
  chance: RandomSource,
  withStore: boolean,
): PlannedTrouble[] =>
  [...SUBJECTS, ...(withStore ? (['store'] as const) : [])]
    .flatMap((subject) =>
      Array.from({ length: each }, () => ({ at: chance.below(900) / 1000, subject })),
    )
    .sort((a, b) => a.at - b.at)

const DRIVE_FAULTS: DriveFault[] = [
  { on: 'part', how: 'lost', times: 2 },
  { on: 'part', how: 'cut', after: 1000, times: 2 },
  { on: 'create', how: 'lost', times: 1 },
  { on: 'start', how: { status: 503, reason: 'backendError' }, times: 3 },
  { on: 'list', how: { status: 429, reason: 'rateLimitExceeded' }, times: 3 },
  { on: 'start', how: { status: 403, reason: 'userRateLimitExceeded' }, times: 2 },
  { on: 'get', how: 'cut', times: 2 },
]

type Peers = Pick<ChaosStage, 'machines' | 'drive' | 'mail' | 'store'>

export async function causeTroubles(
  troubles: readonly PlannedTrouble[],
  peers: Peers,
  chance: RandomSource,
  progress: Progress,
): Promise<void> {
  // The failures of a subject follow one another, so that nothing is stopped twice.
  const turns = new Map<Subject, Promise<void>>()
  for (const trouble of troubles) {
    while (progress.share() < trouble.at && !progress.isStalled()) await sleep(WATCH_MS)
    const { subject } = trouble
    const before = turns.get(subject) ?? Promise.resolve()
    turns.set(
      subject,
      before.then(() => make(trouble, peers, chance)),
    )
  }
  await Promise.all(turns.values())
  await peers.machines.settle()
}

async function make(
  { subject }: PlannedTrouble,
  { machines, drive, mail, store }: Peers,
  chance: RandomSource,
) {
  const downMs = chance.below(MOST_DOWN_MS)
  if (subject === 'drive') return troubleDrive(drive, downMs, chance)
  if (subject === 'mail') return troubleMail(mail, downMs, chance)
  if (subject === 'store') return troubleStore(store, downMs, chance)
  return machines.kill(subject, downMs)
}

async function troubleDrive(
  drive: DriveServer,
  downMs: number,
  chance: RandomSource,
): Promise<void> {
  drive.fail({ ...chance.one(DRIVE_FAULTS) })
  if (chance.percent(20)) drive.revokeTokens()
  if (chance.percent(50)) return
  await drive.down()
  await sleep(downMs)
  await drive.up()
}

async function troubleStore(
  store: ChaosStage['store'],
  downMs: number,
  chance: RandomSource,
): Promise<void> {
  const isBusy = chance.percent(50)
  if (isBusy) store?.refuse(() => 'SlowDown')
  else await store?.down()
  await sleep(downMs)
  if (isBusy) store?.refuse(undefined)
  else await store?.up()
}

async function troubleMail(
  mail: UnreliableMailServer,
  downMs: number,
  chance: RandomSource,
): Promise<void> {
  mail.losing += 1 + chance.below(3)
  if (chance.percent(30)) return
  await mail.down()
  await sleep(downMs)
  await mail.up(chance.below(4))
}
