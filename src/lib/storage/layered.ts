import 'server-only'
import { newFilesStore, s3Settings } from '../env'
import type { Area, FileStore } from './file-store'
import { folderStore } from './folder-store'
import { s3Store } from './s3-store'

/** The store that new files go to, and the one that may still hold older ones. */
export function storesOf(area: Area): { home: FileStore; former: FileStore | null } {
  const s3 = s3Settings()
  if (!s3) return { home: folderStore(area), former: null }
  const [folder, bucket] = [folderStore(area), s3Store(s3, area)]
  return newFilesStore() === 's3'
    ? { home: bucket, former: folder }
    : { home: folder, former: bucket }
}

/**
 * Both stores as one. Files move from the former store to `home` while this is in use; a moved file
 * exists in `home` before it is deleted from the former store, hence the order of the look-ups.
 */
export function layered({ home, former }: ReturnType<typeof storesOf>): FileStore {
  if (!former) return home
  /** Looks in `home` again last, because the file may have moved between the first two look-ups. */
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
      // The former store first: a concurrent move checks it before it keeps its copy in `home`.
      await former.remove(name)
      await home.remove(name)
    },
    names: () => both((store) => store.names()),
    olderThan: (before) => both((store) => store.olderThan(before)),
  }
}
