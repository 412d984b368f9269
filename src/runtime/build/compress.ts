import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { COMPRESSED_SUFFIX, TEXT_TYPES } from '@/server/compressed-files'

/**
 * Writes a Brotli copy beside each text file that becomes smaller by it. The quality is the best
 * one, which would take too long for each request.
 */
export async function compressTexts(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && path.extname(entry.name) in TEXT_TYPES)
    .map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  const text = readFileSync(file)
  const small = await promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
  if (small.length < text.length) writeFileSync(file + COMPRESSED_SUFFIX, small)
}
