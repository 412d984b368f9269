import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { waitUntil } from '../condition'
import { type ParsedMail, parseMail } from './mail'

/** Returns the messages to this address in a data folder's outbox, oldest first. */
export async function listMailTo(dataDir: string, to: string): Promise<ParsedMail[]> {
  const folder = path.join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const sources = await Promise.all(
    names.sort().map((name) => readFile(path.join(folder, name), 'utf8')),
  )
  // Skips files that are still being written. The next call finds them complete.
  const whole = sources.filter((source) => /--\s*$/.test(source))
  return whole.map(parseMail).filter((mail) => mail.to === to)
}

export async function waitForMail(
  dataDir: string,
  to: string,
  count = 1,
  withinMs = 30_000,
): Promise<ParsedMail> {
  let mails: ParsedMail[] = []
  await waitUntil(
    `${count} message(s) to ${to}`,
    async () => {
      mails = await listMailTo(dataDir, to)
      return mails.length >= count
    },
    withinMs,
  )
  const newest = mails.at(-1)
  if (!newest) throw new Error(`No message to ${to}`)
  return newest
}
