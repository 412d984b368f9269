import type { Payload } from 'payload'
import { documents } from './content/resources'
import type { PictureIds } from './pictures'
import { readSeedFile } from './seed-file'

/** The two PDFs of the Resources page; `scripts/documents.mjs` makes their files. */
export async function seedDocuments(payload: Payload, pictures: PictureIds): Promise<void> {
  for (const { file, ...data } of documents(pictures)) {
    const where = { key: { equals: data.key } }
    if ((await payload.count({ collection: 'resources', where })).totalDocs > 0) continue
    await payload.create({
      collection: 'resources',
      data,
      file: await readSeedFile(file, 'application/pdf'),
      overrideAccess: true,
    })
  }
}
