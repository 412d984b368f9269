import 'server-only'
import { answerFile } from '@/lib/http/file-answer'
import { publicFiles } from '@/lib/storage/storage'
import { downloadName } from '../resource-keys'
import { getStoredDocument } from './data'

/** A document with the movement's name in front of its own. @throws AppError `file.not_found` */
export async function serveDocument(
  request: Request,
  key: string,
  disposition: 'inline' | 'attachment',
): Promise<Response> {
  const stored = await getStoredDocument(key)
  const name = downloadName(stored.siteName, stored.key)
  return answerFile(request, publicFiles(), stored.filename, {
    'content-type': 'application/pdf',
    'content-disposition': `${disposition}; filename="${name}"`,
    // An editor may replace the file; whoever has it asks whether it is still the same.
    'cache-control': 'public, no-cache',
  })
}
