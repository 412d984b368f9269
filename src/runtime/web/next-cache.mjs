import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { isOver } from '../../lib/cache/until.mjs'

/** Next's own cache, which keeps pages in memory (next.config.mjs says why not on disk). */
const { default: NextsCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache',
)

/** Next's own list of what has been forgotten, and when. */
const { areTagsExpired } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/tags-manifest.external',
)

/** When what is being made was asked for and not found, by key. */
const asked = new Map()
/** A page that could not be made leaves its key behind; keys of addresses are anybody's to invent. */
const MOST_ASKED = 10_000

/**
 * Tags of something kept: those of a page stand in its headers.
 * @param {{ headers?: Record<string, unknown>, tags?: string[] } | null} value
 */
function tagsOf(value) {
  const ofPage = value?.headers?.['x-next-cache-tags']
  return [...(value?.tags ?? []), ...(typeof ofPage === 'string' ? ofPage.split(',') : [])]
}

/**
 * Next keeps what is made as new as the moment it was finished: what changed while it was being made
 * would never be seen. True when that has happened.
 * @param {string} key
 * @param {{ kind: string, headers?: Record<string, unknown> } | null} value
 * @param {{ tags?: string[] }} context
 */
function isOvertaken(key, value, context) {
  const since = asked.get(key)
  asked.delete(key)
  if (since === undefined) return false
  // A change within the same millisecond counts as later.
  return areTagsExpired([...(context?.tags ?? []), ...tagsOf(value)], since - 1)
}

/** Room for the sizes of pictures; beyond it the oldest ones are made again when they are asked for. */
const MAX_BYTES = 512 * 1024 * 1024
const WRITES_BETWEEN_CLEANUPS = 100

// Read when it is needed: the build has no data folder.
const folder = () => path.join(path.resolve(process.env.DATA_DIR || '.data'), 'cache', 'pictures')

/** @param {string} key */
const fileOf = (key) => path.join(folder(), createHash('sha256').update(key).digest('hex'))

/** @param {string} key */
async function readPicture(key) {
  try {
    return deserialize(await readFile(fileOf(key)))
  } catch {
    // Not there, or cut off by a full disk: it is made again.
    return null
  }
}

let writes = 0

async function removeOldest() {
  const names = await readdir(folder())
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder(), name)
      const { size, mtimeMs } = await stat(file)
      return { file, size, mtimeMs }
    }),
  )
  let room = MAX_BYTES
  for (const { file, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
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
  // Also at the first one: a process that never lives long enough would let it grow for good.
  if (writes++ % WRITES_BETWEEN_CLEANUPS === 0) await removeOldest()
}

/**
 * What next.config.mjs gives Next as its cache: pages as Next keeps them, and the sizes of pictures
 * on disk under DATA_DIR. Without it Next would make each size anew for every visitor.
 */
export default class NextCache extends NextsCache {
  /**
   * @param {string} key
   * @param {{ kind: string }} context
   */
  async get(key, context) {
    if (context.kind === 'IMAGE') return readPicture(key)
    const kept = await super.get(key, context)
    const found = kept && isOver(tagsOf(kept.value), Date.now()) ? null : kept
    if (found === null && !asked.has(key) && asked.size < MOST_ASKED) asked.set(key, Date.now())
    return found
  }

  /**
   * @param {string} key
   * @param {{ kind: string, headers?: Record<string, unknown> } | null} value
   * @param {{ kind?: string, tags?: string[] }} context
   */
  async set(key, value, context) {
    if (value?.kind === 'IMAGE') return keepPicture(key, value)
    if (!isOvertaken(key, value, context)) await super.set(key, value, context)
  }
}
