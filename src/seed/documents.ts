import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { documents } from './content/resources'
import type { PictureIds } from './pictures'

/** The two PDFs of the Resources page; `scripts/documents.mjs` makes their files. */
export async function seedDocuments(payload: Payload, pictures: PictureIds): Promise<void> {
  for (const { file, ...data } of documents(pictures)) {
    const where = { key: { equals: data.key } }
    if ((await payload.count({ collection: 'resources', where })).totalDocs > 0) continue
    const bytes = await readFile(path.join(process.cwd(), 'media', 'seed', file))
    await payload.create({
      collection: 'resources',
      data,
      file: { data: bytes, name: file, mimetype: 'application/pdf', size: bytes.length },
      overrideAccess: true,
    })
  }
}
