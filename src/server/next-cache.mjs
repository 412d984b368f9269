import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** The most bytes of resized pictures on disk. Above that, the oldest pictures are deleted. */
const MAX_BYTES = 512 * 1024 * 1024
const WRITES_BETWEEN_CLEANUPS = 100

// The path is made at each call, because the build loads this module without a data folder.
const folder = () => path.join(path.resolve(process.env.DATA_DIR || '.data'), 'cache', 'pictures')

/** @param {string} key */
const fileOf = (key) => path.join(folder(), createHash('sha256').update(key).digest('hex'))

/** @param {string} key */
async function readPicture(key) {
  try {
    return deserialize(await readFile(fileOf(key)))
  } catch {
    // The file does not exist or is damaged. Next then resizes the picture again.
    return null
  }
}

let writes = 0

async function removeOldest() {
  const names = await readdir(folder())
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder(), name)
      // Another process may have renamed or removed the file since the folder was read.
      const found = await stat(file).catch(() => null)
      return found ? [{ file, size: found.size, mtimeMs: found.mtimeMs }] : []
    }),
  )
  let room = MAX_BYTES
  for (const { file, size } of files.flat().sort((a, b) => b.mtimeMs - a.mtimeMs)) {
    room -= size
    if (room < 0) await rm(file, { force: true })
  }
}

/**
 * @param {string} key
 * @param {object} value
 */
async function keepPicture(key, value) {
  const file = fileOf(key)
  const draft = `${file}.${process.pid}.new`
  await mkdir(folder(), { recursive: true })
  await writeFile(draft, serialize({ value, lastModified: Date.now() }))
  await rename(draft, file)
  // A process's first write cleans up too. Otherwise a process that is often restarted never would.
  if (writes++ % WRITES_BETWEEN_CLEANUPS === 0) await removeOldest()
}

/**
 * Next's cache handler, for resized pictures only. All processes share the pictures under DATA_DIR.
 */
export default class PictureCache {
  /**
   * @param {string} key
   * @param {{ kind: string }} context
   */
  async get(key, context) {
    return context.kind === 'IMAGE' ? readPicture(key) : null
  }

  /**
   * @param {string} key
   * @param {{ kind: string } | null} value
   */
  async set(key, value) {
    if (value?.kind === 'IMAGE') await keepPicture(key, value)
  }

  // Next calls both methods. They do nothing, because this cache has no tags and stores nothing per
  // request.
  async revalidateTag() {}
  resetRequestCache() {}
}
