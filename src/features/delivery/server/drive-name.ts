import 'server-only'
import path from 'node:path'
import { cleanText } from '@/lib/text'

const MAX_LABEL = 80

interface Named {
  reference: string
  fieldLabel: string | null
  name: string
  storageKey: string
}

/** The visitor's ending where it is one, or the one that the file's bytes have earned it. */
function extensionOf({ name, storageKey }: Named): string {
  const own = path.extname(name)
  return /^\.[a-z0-9]{1,8}$/i.test(own) ? own : path.extname(storageKey)
}

/** `RF7K2Q Parental consent.pdf`: the same at every attempt, and telling in a list of files. */
export function driveName(file: Named): string {
  const label = cleanText((file.fieldLabel ?? 'File').replace(/[/\\]/g, '-')).slice(0, MAX_LABEL)
  return `${file.reference} ${label}${extensionOf(file)}`
}
