import 'server-only'
import type { Readable } from 'node:stream'
import type { drive_v3 } from 'googleapis/build/src/apis/drive/index.js'
import type { Drive } from './client'
import { statusOf, toDriveFailure } from './failure'
import { FILE_FIELDS } from './resumable'

type DriveFile = drive_v3.Schema$File

const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`

/** Files in a folder that carry our mark and are not in the bin. */
export async function findMarked(
  { api }: Drive,
  parentId: string,
  key: string,
  value: string,
): Promise<DriveFile[]> {
  const mark = `appProperties has { key=${quote(key)} and value=${quote(value)} }`
  const { data } = await api.files.list({
    q: `${quote(parentId)} in parents and ${mark} and trashed = false`,
    fields: `files(${FILE_FIELDS})`,
    supportsAllDrives: true,
    includeItemsFromAllDrives: true,
  })
  return data.files ?? []
}

/** Null when the file does not exist, is in the bin, or is not visible to this account. */
export async function findById({ api }: Drive, fileId: string): Promise<DriveFile | null> {
  try {
    const { data } = await api.files.get({ fileId, fields: FILE_FIELDS, supportsAllDrives: true })
    return data.trashed ? null : data
  } catch (error) {
    if (statusOf(error) === 404) return null
    throw error
  }
}

/**
 * Reserves an id for a new file. Google refuses (409) to create a second file with the same id,
 * even if the response to the first request was lost.
 */
export async function reserveFileId({ api }: Drive): Promise<string> {
  const { data } = await api.files.generateIds({ count: 1, space: 'drive', type: 'files' })
  const [id] = data.ids ?? []
  if (!id) throw new Error('Google Drive gave no id')
  return id
}

/**
 * Deletes a file. Where the account lacks that right, as in a shared drive it does not manage, the
 * file goes to the bin, which Google empties after 30 days. A file that no longer exists is fine.
 */
export async function removeFromDrive({ api }: Drive, fileId: string): Promise<void> {
  try {
    await api.files.delete({ fileId, supportsAllDrives: true })
  } catch (error) {
    if (statusOf(error) === 404) return
    if (toDriveFailure(error)?.reason !== 'permission') throw error
    const requestBody = { trashed: true }
    await api.files.update({ fileId, requestBody, supportsAllDrives: true })
  }
}

/** Streams the bytes of a file. */
export async function downloadFromDrive({ api }: Drive, fileId: string): Promise<Readable> {
  const { data } = await api.files.get(
    { fileId, alt: 'media', supportsAllDrives: true },
    { responseType: 'stream' },
  )
  return data as unknown as Readable
}

const DRIVE_HOST = 'drive.google.com'

/**
 * Spec §9 recognises a Drive link by its host. For text documents Google's link has another host,
 * so we build one that opens every kind of file.
 */
export const toDriveLink = (id: string, webViewLink: string | null | undefined): string =>
  webViewLink && new URL(webViewLink).hostname === DRIVE_HOST
    ? webViewLink
    : `https://${DRIVE_HOST}/file/d/${id}/view`
