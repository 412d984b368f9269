import 'server-only'
import type { Readable } from 'node:stream'
import { fetchRows, sql } from '@/lib/database/db'
import { openDrive } from '@/lib/drive/client'
import { openPrivateFile } from '@/lib/storage/storage'

export interface PersonFile {
  id: number
  submissionId: number
  name: string
  mimeType: string
  size: number
  sha256: string
}

/**
 * Lists the files for the download of one person's data. Leaves out infected files, because their
 * bytes are deleted.
 */
export const listPersonFiles = async (ids: readonly number[]): Promise<PersonFile[]> =>
  fetchRows<PersonFile>(sql`
    select id, submission_id as "submissionId", name, mime_type as "mimeType",
      size::int as size, sha256
    from submission_files
    where submission_id = any(${sql.param(ids)}::int[]) and scan <> 'infected' order by id`)

export async function openPersonFile(id: number): Promise<Readable> {
  const [file] = await fetchRows<{ key: string; driveId: string | null }>(
    sql`select storage_key as key, drive_id as "driveId" from submission_files where id = ${id}`,
  )
  const here = file && (await openPrivateFile(file.key))
  if (here) return here
  if (!file?.driveId) throw new Error(`File ${id} is nowhere`)
  const { data } = await openDrive().api.files.get(
    { fileId: file.driveId, alt: 'media', supportsAllDrives: true },
    { responseType: 'stream' },
  )
  return data as unknown as Readable
}
