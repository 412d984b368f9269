import 'server-only'
import path from 'node:path'
import { safeFileName } from '@/lib/file-name'

const MAX_LABEL = 80

interface Named {
  reference: string
  fieldLabel: string | null
  storageKey: string
}

/**
 * `RF7K2Q Parental consent.pdf`: the same at every attempt, and telling in a list of files. The
 * ending is the one that the bytes have earned, which the storage key has.
 */
export function driveName({ reference, fieldLabel, storageKey }: Named): string {
  const label = (fieldLabel ?? 'File').replace(/[/\\]/g, '-').slice(0, MAX_LABEL)
  // A full stop of the label would be taken for an ending.
  return safeFileName(`${reference} ${label}.`, path.extname(storageKey).slice(1))
}
