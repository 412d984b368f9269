import { createReadStream, readdirSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '@/runtime/bootstrap/bootstrap.mjs'
import { findNamesInTests, NUMBERED_NAMES } from './names'
import { FAILED_RESULT, PASSED_RESULT, type Result } from './result'

/** Matches an email address, also with a percent-encoded @ as in a URL. */
const MAILBOX = /[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)*\.[a-z]{2,}/i
const NUMBER = /(\+63|\b63|\b0)[\s().-]*9\d{2}[\s().-]*\d{3}[\s().-]*\d{4}\b/
const NOT_PHONE_NUMBERS =
  /\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b|\b[\da-f]{32,}\b|\d{4}-\d\d-\d\dT[\d:.]+Z/gi

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export function personalDataFinder(names: Iterable<string>): (line: string) => string | undefined {
  const known = [...names].map(escaped).join('|')
  // Uses lookarounds instead of `\b`, because `\b` does not count letters outside ASCII as part of
  // a word.
  const name = new RegExp(
    `(?<![\\p{L}\\d])(${known}|(${NUMBERED_NAMES.join('|')}) \\d+)(?![\\p{L}\\d])`,
    'u',
  )
  return (line) => {
    const text = line.replace(NOT_PHONE_NUMBERS, '')
    return [MAILBOX, NUMBER, name].map((pattern) => pattern.exec(text)?.[0]).find(Boolean)
  }
}

const MOST_SHOWN = 20

/**
 * Searches all logs of a folder. `found` has an entry for each line with personal data: file, line
 * number, the data found, and the beginning of the line. `requests` is the number of lines about
 * requests.
 */
export async function searchLogsForPersonalData(folder: string, names: Iterable<string>) {
  const find = personalDataFinder(names)
  const found: string[] = []
  let requests = 0
  for (const file of readdirSync(folder)) {
    let at = 0
    for await (const line of createInterface(createReadStream(path.join(folder, file)))) {
      at += 1
      if (line.includes('"msg":"served"')) requests += 1
      const what = find(line)
      if (what) found.push(`${file}:${at}: ${what}\n    ${line.slice(0, 400)}`)
    }
  }
  return { found, requests }
}

/**
 * Checks that no log contains personal data. With `hasServed`, a product has run, so the logs must
 * also contain requests.
 */
export async function checkLogs(folder: string, hasServed: boolean): Promise<Result> {
  const { found, requests } = await searchLogsForPersonalData(
    folder,
    findNamesInTests(path.join(ROOT, 'tests')),
  )
  if (hasServed && requests === 0) {
    console.error('No product has left a line of a request: nothing was searched.')
    return FAILED_RESULT
  }
  console.log(`${readdirSync(folder).length} logs with ${requests} requests were searched`)
  if (found.length === 0) return PASSED_RESULT
  console.error(`The logs tell of somebody, ${found.length} times:`)
  for (const line of found.slice(0, MOST_SHOWN)) console.error(line)
  return {
    ...FAILED_RESULT,
    failures: [{ title: 'logs tell of somebody', message: found.join('\n') }],
  }
}
