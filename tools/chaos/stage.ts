import pg from 'pg'
import { type ProductParts, prepareProductParts } from '../../tests/support/parts'
import { type DriveServer, startDriveServer } from '../../tests/support/peers/drive-server'
import { type S3Server, startS3Server } from '../../tests/support/peers/s3-server'
import { setUpPortal } from '../../tests/support/portal'
import { createFormWithFile, type FormIds } from '../../tests/support/portal-forms'
import { PartSupervisor } from './part-supervisor'
import { limitPlacesForParties } from './places'
import { UnreliableMailServer } from './unreliable-mail-server'

const SLUG = 'camp'

export interface ChaosStage {
  parts: ProductParts
  drive: DriveServer
  mail: UnreliableMailServer
  /** The fake S3; null when files are stored in a folder. */
  store: S3Server | null
  machines: PartSupervisor
  form: FormIds
  url: string
  withDatabase: <T>(work: (client: pg.Client) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/**
 * Starts the product with fakes of Google Drive, the mail server and, with `withStore`, S3, and
 * creates a form with `seats` places. With `isHasty`, the leases of a killed worker end at once.
 */
export async function setUpChaosStage(
  isHasty: boolean,
  withStore: boolean,
  seats: number,
  say: (line: string) => void,
): Promise<ChaosStage> {
  const [drive, mail] = [await startDriveServer(), new UnreliableMailServer()]
  await mail.up()
  const store = withStore ? await startS3Server() : null
  const settings = { ...drive.settings, ...store?.settings }
  const parts = await prepareProductParts({ ...settings, SMTP_URL: mail.url })
  const withDatabase: ChaosStage['withDatabase'] = async (work) => {
    const client = new pg.Client(parts.databaseUrl)
    client.on('error', () => {})
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }
  const endLeases = () =>
    withDatabase(async (client) => {
      // No worker runs at this moment, so all leases belong to a killed one.
      if (isHasty) await client.query(LEASES_ARE_OVER)
    })
  const machines = new PartSupervisor(parts, endLeases, say)
  const close = async () => {
    await machines.end()
    await parts.close()
    await drive.close()
    await mail.down()
    await store?.close()
  }
  try {
    await Promise.all([parts.start('web'), parts.start('worker')])
    const portal = await setUpPortal(parts.address)
    const form = await createFormWithFile(portal, SLUG)
    await limitPlacesForParties(portal, form, seats)
    const url = `${parts.address}/api/forms/${SLUG}/submit`
    return { parts, drive, mail, store, machines, form, url, withDatabase, close }
  } catch (error) {
    await close()
    throw error
  }
}

const LEASES_ARE_OVER = `update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute'
  where state = 'active'`
