import 'server-only'
import type { Readable } from 'node:stream'
import type { drive_v3 } from 'googleapis/build/src/apis/drive/index.js'
import type { Drive } from './client'
import { statusOf, toDriveFailure } from './failure'
import { FILE_FIELDS } from './resumable'

type DriveFile = drive_v3.Schema$File

const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`

/** What carries our mark in a folder and is not in the bin. */
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

/** Null when there is no such file, it is in the bin, or this account may not see it. */
export async function findById({ api }: Drive, fileId: string): Promise<DriveFile | null> {
  try {
    const { data } = await api.files.get({ fileId, fields: FILE_FIELDS, supportsAllDrives: true })
    return data.trashed ? null : data
  } catch (error) {
    if (statusOf(error) === 404) return null
    throw error
  }
}

/** An id for a file to come. Creating twice under one id is refused (409), whatever got lost. */
export async function takeId({ api }: Drive): Promise<string> {
  const { data } = await api.files.generateIds({ count: 1, space: 'drive', type: 'files' })
  const [id] = data.ids ?? []
  if (!id) throw new Error('Google Drive gave no id')
  return id
}

/**
 * Takes a file away for good. Where the account may not, as in a shared drive it is no manager of,
 * the file goes into the drive's bin, which empties itself after 30 days. Gone already is fine.
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

/** The bytes of a file. */
export async function downloadFromDrive({ api }: Drive, fileId: string): Promise<Readable> {
  const { data } = await api.files.get(
    { fileId, alt: 'media', supportsAllDrives: true },
    { responseType: 'stream' },
  )
  return data as unknown as Readable
}
