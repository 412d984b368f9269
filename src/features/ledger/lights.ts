import type { PillTone } from '@/components/ui/pill'
import { formatTableDate } from '@/lib/dates'
import type { HealthReport } from '@/lib/health'

export interface HealthLight {
  name: string
  tone: PillTone
  state: string
  sentence: string
}

const working = (name: string, sentence: string): HealthLight => ({
  name,
  tone: 'active',
  state: 'Working',
  sentence,
})
const failing = (name: string, sentence: string): HealthLight => ({
  name,
  tone: 'failed',
  state: 'Failing',
  sentence,
})
const off = (name: string, sentence: string): HealthLight => ({
  name,
  tone: 'other',
  state: 'Not set up',
  sentence,
})

/**
 * Staff are warned when the Drive sign-in expires within this time. For an unpublished Google app
 * they always are, because its sign-in lasts 7 days.
 */
const SOON_MS = 14 * 24 * 60 * 60 * 1000

function driveLight({ drive, driveError, driveSignInEnds }: HealthReport, now: Date): HealthLight {
  const name = 'Google Drive'
  if (drive === 'off') return off(name, 'Files stay here, and staff download them.')
  if (drive === 'failing') return failing(name, driveError ?? 'The last file did not get there.')
  const endsAt = driveSignInEnds === null ? null : new Date(driveSignInEnds)
  if (!endsAt || endsAt.getTime() - now.getTime() > SOON_MS) {
    return working(name, 'Files get there.')
  }
  return {
    name,
    tone: 'contacted',
    state: 'Ends soon',
    sentence: `The sign-in ends on ${formatTableDate(endsAt)}. Connect Google Drive again before.`,
  }
}

const MAIL: Record<HealthReport['mail'], HealthLight> = {
  ok: working('Mail', 'The server took the last message.'),
  failing: failing(
    'Mail',
    'The server did not take the last message. It is tried again by itself.',
  ),
  outbox: off('Mail', 'Messages are kept in the outbox; nothing is sent.'),
}

export function listHealthLights(health: HealthReport, now: Date): HealthLight[] {
  const { database, queue, storage, storageError, mail, places } = health
  return [
    database === 'ok'
      ? working('Database', 'Registrations are stored.')
      : failing('Database', 'Visitors are asked to try again until it answers.'),
    storage === 'ok'
      ? working('Storage', 'Files are stored.')
      : failing(
          'Storage',
          storageError ?? 'The folder for files cannot be written. Check the disk.',
        ),
    queue === 'ok'
      ? working('Queue', 'Messages and files wait here for their turn.')
      : failing('Queue', 'No message and no file is sent until it answers.'),
    MAIL[mail],
    places === 'ok'
      ? working('Places', 'The places counted as taken match the registrations.')
      : failing('Places', 'Some places were counted wrongly. “Try again” below counts them again.'),
    driveLight(health, now),
  ]
}
