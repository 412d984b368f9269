import 'server-only'
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dataDir } from '../env'
import type { Area, FileStore } from './file-store'
import { listOlder } from './staging'

const mediaFolder = () => path.join(dataDir(), 'media')
const areaFolder = (area: Area) => path.join(mediaFolder(), area)

/** Where Payload writes the site's pictures and documents. */
export const publicFolder = () => areaFolder('public')

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST'

/**
 * A path below `media`, never outside it. Private files are many, so they are spread over folders
 * by their first two characters.
 */
export function placeInMedia(area: Area, name: string): string {
  const file = path.basename(name)
  const folder = area === 'private' ? [file.slice(0, 2)] : []
  return path.join(area, ...folder, file)
}

/** Stores files under DATA_DIR/media. */
export function folderStore(area: Area): FileStore {
  const folder = () => areaFolder(area)
  const at = (name: string) => path.join(mediaFolder(), placeInMedia(area, name))
  return {
    put: async (staged, name, { isNew } = { isNew: false }) => {
      const target = at(name)
      await mkdir(path.dirname(target), { recursive: true })
      if (isNew) {
        try {
          // Unlike a rename, a link fails when the name is taken.
          await link(staged.path, target)
        } catch (error) {
          if (isTaken(error)) return false
          throw error
        }
        await rm(staged.path, { force: true })
      } else await rename(staged.path, target)
      await syncFolder(path.dirname(target))
      return true
    },
    stat: async (name) => {
      const found = await stat(at(name)).catch(() => null)
      return found?.isFile() ? { size: found.size, changedAt: found.mtime } : null
    },
    open: async (name, span) => {
      const found = await stat(at(name)).catch(() => null)
      return found?.isFile() ? createReadStream(at(name), span) : null
    },
    remove: (name) => rm(at(name), { force: true }),
    names: async () => {
      const entries = await readdir(folder(), { recursive: true, withFileTypes: true }).catch(
        () => [],
      )
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    },
    olderThan: async (before) =>
      (await listOlder(folder(), before)).map((file) => path.basename(file)),
    check: async () => {
      await mkdir(folder(), { recursive: true })
      const probe = path.join(folder(), `.probe-${randomUUID()}`)
      try {
        // Not empty, because a full disk can still create an empty file.
        await writeFile(probe, 'x')
      } finally {
        await rm(probe, { force: true })
      }
    },
  }
}
