import 'server-only'
import { db, fetchRows, sql, withLock } from '@/lib/database/db'
import {
  type Drive,
  findDriveFile,
  findDriveFilesByProperty,
  reserveFileId,
} from '@/lib/drive/client'
import { responseStatusOf } from '@/lib/drive/failure'

const FOLDER_TYPE = 'application/vnd.google-apps.folder'
const MARK = 'formId'

interface Form {
  formId: number
  formName: string
}

interface Folder {
  driveId: string
  isMade: boolean
}

async function readFolder(parentId: string, { formId }: Form): Promise<Folder | undefined> {
  const [folder] = await fetchRows<Folder>(sql`
    select drive_id as "driveId", is_made as "isMade" from drive_folders
    where form_id = ${formId} and parent_id = ${parentId}`)
  return folder
}

async function writeFolder(parentId: string, { formId }: Form, folder: Folder): Promise<void> {
  await (await db()).execute(sql`
    insert into drive_folders (form_id, parent_id, drive_id, is_made)
    values (${formId}, ${parentId}, ${folder.driveId}, ${folder.isMade})
    on conflict (form_id, parent_id) do update
    set drive_id = excluded.drive_id, is_made = excluded.is_made, updated_at = now()`)
}

/**
 * Finds the form's folder in the drive, or reserves an id for a new folder. The drive may have a
 * folder that the database does not know, for example after a backup was restored.
 */
async function findOrReserveId(drive: Drive, parentId: string, { formId }: Form): Promise<Folder> {
  const [found] = await findDriveFilesByProperty(drive, parentId, MARK, String(formId))
  if (found?.id) return { driveId: found.id, isMade: true }
  return { driveId: await reserveFileId(drive), isMade: false }
}

async function makeFolder(drive: Drive, form: Form, driveId: string): Promise<void> {
  const requestBody = {
    id: driveId,
    name: form.formName,
    mimeType: FOLDER_TYPE,
    parents: [drive.settings.folderId],
    appProperties: { [MARK]: String(form.formId) },
  }
  try {
    await drive.api.files.create({ requestBody, fields: 'id', supportsAllDrives: true })
  } catch (error) {
    // 409: an earlier attempt created the folder, but the drive's response was lost.
    if (responseStatusOf(error) !== 409) throw error
  }
}

const isThere = async (drive: Drive, folder: Folder | undefined): Promise<boolean> =>
  folder?.isMade === true && (await findDriveFile(drive, folder.driveId)) !== null

/**
 * Returns the drive id of the form's folder, and creates the folder if there is none. A folder in
 * the drive's bin is replaced, because files in it would be deleted with it.
 */
export async function ensureFormFolder(drive: Drive, form: Form): Promise<string> {
  const parentId = drive.settings.folderId
  const known = await readFolder(parentId, form)
  if (known && (await isThere(drive, known))) return known.driveId
  return withLock(`drive.folder.${parentId}.${form.formId}`, async () => {
    let folder = await readFolder(parentId, form)
    if (folder?.isMade) {
      if (await isThere(drive, folder)) return folder.driveId
      folder = undefined
    }
    folder ??= await findOrReserveId(drive, parentId, form)
    await writeFolder(parentId, form, folder)
    if (!folder.isMade) await makeFolder(drive, form, folder.driveId)
    await writeFolder(parentId, form, { ...folder, isMade: true })
    return folder.driveId
  })
}
