import 'server-only'
import type { Area, FileStore } from './file-store'
import { discardFile, stageFile } from './folder-store'
import { hashBytes, storesOf } from './storage'

const AT_ONCE = 4

export interface Moved {
  files: number
  bytes: number
  /** Names of files not moved, because another file with that name is in `home`. */
  different: string[]
}

const hashIn = async (store: FileStore, name: string) => {
  const bytes = await store.open(name)
  return bytes && hashBytes(bytes)
}

/**
 * Moves one file to `home` while the product runs. It is deleted from the former store once the
 * copy was read back equal. Returns its size, 0 when it has been deleted, null when `home` has
 * another file of that name.
 */
async function moveFile(home: FileStore, former: FileStore, name: string): Promise<number | null> {
  const source = await former.open(name)
  if (!source) return 0
  const staged = await stageFile(source)
  try {
    const isOurs = await home.put(staged, name, { isNew: true })
    const isSame = (await hashIn(home, name)) === staged.sha256
    // Deleting removes a file from the former store first, and may have looked in `home` before the
    // copy existed.
    if (!(await former.stat(name))) {
      if (isOurs && isSame) await home.remove(name)
      return 0
    }
    if (!isSame) return null
    await former.remove(name)
    return staged.size
  } finally {
    await discardFile(staged)
  }
}

/**
 * Moves the files of the former store to `home`. Can be interrupted and repeated; readers find
 * every file all the time.
 * @throws errors of either store; files moved so far stay moved
 */
export async function moveFiles(area: Area, signal: AbortSignal): Promise<Moved> {
  const { home, former } = storesOf(area)
  const moved: Moved = { files: 0, bytes: 0, different: [] }
  if (!former) return moved
  // Leftover probe files, whose names begin with a dot, are not moved.
  const names = (await former.names()).filter((name) => !name.startsWith('.'))
  const work = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      signal.throwIfAborted()
      const size = await moveFile(home, former, name)
      if (size === null) moved.different.push(name)
      else if (size > 0) moved.files += 1
      moved.bytes += size ?? 0
    }
  }
  // After an abort or an error, waits for the files that are being moved.
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
  return moved
}
