import 'server-only'
import path from 'node:path'
import { Readable } from 'node:stream'
import { getReadableFile } from '@/features/delivery/server/data'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { AppError } from '@/lib/errors'
import { safeFileName } from '@/lib/file-name'
import { openPrivateFile } from '@/lib/storage/storage'

/**
 * Encodes a file name for a header. RFC 8187 also requires this for four characters that
 * `encodeURIComponent` leaves as they are.
 */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/**
 * Returns the value of `Content-Disposition`. In `filename`, `_` replaces quotes and backslashes,
 * which could end the name early, and everything that is not printable ASCII. `filename*` has the
 * whole name.
 */
function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeName(name)}`
}

/**
 * Sends the file as an attachment, so that browsers do not display it. Throws `StorageTrouble` and
 * the errors of `getReadableFile`.
 */
export async function downloadFile(id: number, actor: StaffActor): Promise<Response> {
  const file = await getReadableFile(id)
  const bytes = await openPrivateFile(file.storageKey)
  if (!bytes) throw new AppError('file.not_found')
  const { submissionId } = file
  await recordAudit({
    action: 'file.downloaded',
    actor,
    detail: { text: file.name, submissionId },
    submissions: [submissionId],
  })
  return new Response(Readable.toWeb(bytes) as ReadableStream, {
    headers: {
      'content-type': file.mimeType,
      'content-length': String(file.size),
      // Names stored by an earlier version may have a wrong extension.
      'content-disposition': attachment(
        safeFileName(file.name, path.extname(file.storageKey).slice(1)),
      ),
      'content-security-policy': 'sandbox',
    },
  })
}
