import { appendFileSync, copyFileSync, existsSync } from 'node:fs'
import path from 'node:path'

/** The variable with the folder for the products' logs, which the runner sets. */
export const KEPT_LOGS = 'KEPT_LOGS'

const fileFor = (name: string) => {
  const folder = process.env[KEPT_LOGS]
  return folder && path.join(folder, `${name}.log`)
}

let opened = 0

/** Stores the output of a product's process for the check at the end of the run. */
export function keepLog(what: string): (text: string) => void {
  const file = fileFor(`${what}-${process.pid}-${++opened}`)
  return (text) => file && appendFileSync(file, text)
}

/** Copies a log file before its folder is removed. */
export function keepLogFile(what: string, from: string): void {
  const file = fileFor(`${what}-${process.pid}-${++opened}`)
  if (file && existsSync(from)) copyFileSync(from, file)
}
