import { createReadStream, readdirSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '@/runtime/bootstrap/bootstrap.mjs'
import { NUMBERED, namesOfTests } from './names'
import { FAILED, PASSED, type Result } from './result'

/** Any mailbox, whoever's; with a percent sign as in addresses of pages. */
const MAILBOX = /[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)*\.[a-z]{2,}/i
/** Any writing of a mobile number of the Philippines. */
const NUMBER = /(\+63|\b63|\b0)[\s().-]*9\d{2}[\s().-]*\d{3}[\s().-]*\d{4}\b/
/** Digits that are no number of anybody: ids of requests and files, sums, times. */
const NOBODYS =
  /\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b|\b[\da-f]{32,}\b|\d{4}-\d\d-\d\dT[\d:.]+Z/gi

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds what a line tells of somebody; undefined for nothing. */
export function findPerson(names: Iterable<string>): (line: string) => string | undefined {
  const known = [...names].map(escaped).join('|')
  // A letter of another alphabet is no end of a word for `\b`.
  const name = new RegExp(
    `(?<![\\p{L}\\d])(${known}|(${NUMBERED.join('|')}) \\d+)(?![\\p{L}\\d])`,
    'u',
  )
  return (line) => {
    const text = line.replace(NOBODYS, '')
    return [MAILBOX, NUMBER, name].map((pattern) => pattern.exec(text)?.[0]).find(Boolean)
  }
}

const MOST_SHOWN = 20

/** Lines that tell of somebody, as `file:line: what`, and how many lines of requests there were. */
export async function searchLogs(folder: string, names: Iterable<string>) {
  const find = findPerson(names)
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
 * The check after all suites: nothing that a product has written tells of anybody.
 * @param hasServed whether products have answered requests, of which there must then be lines
 */
export async function checkLogs(folder: string, hasServed: boolean): Promise<Result> {
  const { found, requests } = await searchLogs(folder, namesOfTests(path.join(ROOT, 'tests')))
  if (hasServed && requests === 0) {
    console.error('No product has left a line of a request: nothing was searched.')
    return FAILED
  }
  console.log(`${readdirSync(folder).length} logs with ${requests} requests were searched`)
  if (found.length === 0) return PASSED
  console.error(`The logs tell of somebody, ${found.length} times:`)
  for (const line of found.slice(0, MOST_SHOWN)) console.error(line)
  return { ...FAILED, failures: [{ title: 'logs tell of somebody', message: found.join('\n') }] }
}
