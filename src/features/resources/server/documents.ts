import 'server-only'
import { fileResponse } from '@/lib/http/file-response'
import { publicFiles } from '@/lib/storage/storage'
import { buildDocumentFileName } from '../constants'
import { getStoredDocument } from './data'

export async function serveDocument(
  request: Request,
  key: string,
  disposition: 'inline' | 'attachment',
): Promise<Response> {
  const stored = await getStoredDocument(key)
  const name = buildDocumentFileName(stored.siteName, stored.key)
  return fileResponse(request, publicFiles(), stored.filename, {
    'content-type': 'application/pdf',
    'content-disposition': `${disposition}; filename="${name}"`,
    // Browsers must revalidate, because an editor may replace the file.
    'cache-control': 'public, no-cache',
  })
}
