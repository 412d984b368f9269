import 'server-only'
import type { Area, FileStore } from './file-store'
import { storesOf } from './layered'
import { discardFile, stageFile } from './staging'
import { hashBytes } from './storage'

const AT_ONCE = 4

export interface Moved {
  files: number
  bytes: number
  /** Names of what is still where it was, because what lies at its new place has other bytes. */
  different: string[]
}

const hashIn = async (store: FileStore, name: string) => {
  const bytes = await store.open(name)
  return bytes && hashBytes(bytes)
}

/**
 * Brings one file home while the product runs. It goes from where it was once the same bytes have been read
 * back. Answers its size, 0 when it was taken away meanwhile, null when there are others at home.
 */
async function moveFile(home: FileStore, former: FileStore, name: string): Promise<number | null> {
  const source = await former.open(name)
  if (!source) return 0
  const staged = await stageFile(source)
  try {
    const isOurs = await home.put(staged, name, { isNew: true })
    const isSame = (await hashIn(home, name)) === staged.sha256
    // Whoever removes a file removes it there first, and may have looked for it at home too early.
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
 * Moves what lies in the former store to where new files go. May be broken off and begun again at any time;
 * readers find every file throughout.
 * @throws what either store refuses, with what has been moved so far where it belongs
 */
export async function moveFiles(area: Area, signal: AbortSignal): Promise<Moved> {
  const { home, former } = storesOf(area)
  const moved: Moved = { files: 0, bytes: 0, different: [] }
  if (!former) return moved
  // A probe that was left, and the like, stays.
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
  // Whoever breaks it off waits for the files that are on their way.
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
  return moved
}
