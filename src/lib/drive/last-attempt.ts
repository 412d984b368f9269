import 'server-only'
import { fetchRows, sql } from '../database/db'
import { driveSettings } from '../env'
import { readSignInEnd } from './sign-in-end'

export interface DriveState {
  drive: 'off' | 'ok' | 'failing'
  driveError: string | null
  /**
   * When the sign-in to Google expires, in ISO 8601; null when it does not expire or the time is
   * not known.
   */
  driveSignInEnds: string | null
}

export async function readDriveState(): Promise<DriveState> {
  if (!driveSettings()) return { drive: 'off', driveError: null, driveSignInEnds: null }
  const [last] = await fetchRows<{ error: string | null }>(sql`
    select drive_error as error from submission_files
    where drive_tried_at is not null order by drive_tried_at desc limit 1`)
  const driveError = last?.error ?? null
  const driveSignInEnds = await readSignInEnd()
  return { drive: driveError === null ? 'ok' : 'failing', driveError, driveSignInEnds }
}
