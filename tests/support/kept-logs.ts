import { appendFileSync, copyFileSync, existsSync } from 'node:fs'
import path from 'node:path'

/** The variable that names the folder for what products write; the runner sets it. */
export const KEPT_LOGS = 'KEPT_LOGS'

const fileFor = (name: string) => {
  const folder = process.env[KEPT_LOGS]
  return folder && path.join(folder, `${name}.log`)
}

let opened = 0

/** Keeps what a process of the product writes, for the check at the end of a run. */
export function keepLog(what: string): (text: string) => void {
  const file = fileFor(`${what}-${process.pid}-${++opened}`)
  return (text) => file && appendFileSync(file, text)
}

/** Keeps a log file that goes away with its folder. */
export function keepLogFile(what: string, from: string): void {
  const file = fileFor(`${what}-${process.pid}-${++opened}`)
  if (file && existsSync(from)) copyFileSync(from, file)
}
