import 'server-only'
import type { FileArea, FileStore } from './file-store'
import { discardStagedFile, stageFile } from './folder-store'
import { hashBytes, storesOf } from './storage'

const AT_ONCE = 4

export interface MoveResult {
  files: number
  bytes: number
  /** Names of files that were not moved, because `home` returns other bytes under these names. */
  different: string[]
}

const hashIn = async (store: FileStore, name: string) => {
  const bytes = await store.open(name)
  return bytes && hashBytes(bytes)
}

/**
 * Moves one file, and deletes the original only when the copy reads back equal. Returns the file's
 * size, or 0 when the file was deleted meanwhile. Returns null when `home` returns other bytes
 * under that name.
 */
async function moveFile(home: FileStore, former: FileStore, name: string): Promise<number | null> {
  const source = await former.open(name)
  if (!source) return 0
  const staged = await stageFile(source)
  try {
    const isOurs = await home.put(staged, name, { isNew: true })
    const isSame = (await hashIn(home, name)) === staged.sha256
    // A concurrent `remove` may have looked in `home` before the copy existed. The copy must then
    // be deleted here, because the deleted file would come back.
    if (!(await former.stat(name))) {
      if (isOurs && isSame) await home.remove(name)
      return 0
    }
    if (!isSame) return null
    await former.remove(name)
    return staged.size
  } finally {
    await discardStagedFile(staged)
  }
}

/** Moves all files of an area. Can be interrupted and repeated while the product runs. */
export async function moveFiles(area: FileArea, signal: AbortSignal): Promise<MoveResult> {
  const { home, former } = storesOf(area)
  const moved: MoveResult = { files: 0, bytes: 0, different: [] }
  if (!former) return moved
  // Probe files that a failed `check` left behind are not moved.
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
  // Waits for all parallel moves, so that after an error no file is still being moved.
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
  return moved
}
