import 'server-only'
import { filesGoTo, s3Settings } from '../env'
import type { Area, FileStore } from './file-store'
import { folderStore } from './folder-store'
import { s3Store } from './s3-store'

/** Where files of an area go, and where those may still lie that have not been moved there. */
export function storesOf(area: Area): { home: FileStore; former: FileStore | null } {
  const s3 = s3Settings()
  if (!s3) return { home: folderStore(area), former: null }
  const [folder, bucket] = [folderStore(area), s3Store(s3, area)]
  return filesGoTo() === 's3' ? { home: bucket, former: folder } : { home: folder, former: bucket }
}

/**
 * Both stores as one. Files move from the former one to their home while this is used, and are there
 * before they are gone here: hence the order in which each question is asked.
 */
export function layered({ home, former }: ReturnType<typeof storesOf>): FileStore {
  if (!former) return home
  /** Home once more: it may have moved between the two questions. */
  const find = async <T>(ask: (store: FileStore) => Promise<T | null>) =>
    (await ask(home)) ?? (await ask(former)) ?? ask(home)
  const both = async (list: (store: FileStore) => Promise<string[]>) => {
    const earlier = await list(former)
    return [...new Set([...earlier, ...(await list(home))])]
  }
  return {
    put: (staged, name, options) => home.put(staged, name, options),
    check: () => home.check(),
    stat: (name) => find((store) => store.stat(name)),
    open: (name, span) => find((store) => store.open(name, span)),
    remove: async (name) => {
      // A move that has put it home asks whether it is still here before it lets it stay there.
      await former.remove(name)
      await home.remove(name)
    },
    names: () => both((store) => store.names()),
    olderThan: (before) => both((store) => store.olderThan(before)),
  }
}
