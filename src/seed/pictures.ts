import type { Payload } from 'payload'
import { FOCAL_POINTS, PICTURES, type PictureName } from './content/pictures'
import { readSeedFile } from './seed-file'

export type PictureIds = Record<PictureName, number>

/**
 * The number of pictures that are created in parallel: some are decoded while others wait for the
 * database.
 */
const AT_ONCE = 4

export async function seedPictures(payload: Payload): Promise<PictureIds> {
  const names = Object.keys(PICTURES) as PictureName[]
  const ids: [PictureName, number][] = []
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const some = names.slice(at, at + AT_ONCE)
    ids.push(
      ...(await Promise.all(
        some.map(async (name) => [name, await seedPicture(payload, name)] as [PictureName, number]),
      )),
    )
  }
  return Object.fromEntries(ids) as PictureIds
}

async function seedPicture(payload: Payload, name: PictureName): Promise<number> {
  const file = `${name}.webp`
  const found = await payload.find({
    collection: 'media',
    where: { filename: { equals: file } },
    limit: 1,
    depth: 0,
  })
  if (found.docs[0]) return found.docs[0].id
  const [focalX, focalY] = FOCAL_POINTS[name] ?? [50, 50]
  const { id } = await payload.create({
    collection: 'media',
    data: { alt: PICTURES[name], focalX, focalY },
    file: await readSeedFile(file, 'image/webp'),
    overrideAccess: true,
  })
  return id
}
