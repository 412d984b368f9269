import { appendFileSync, copyFileSync, existsSync } from 'node:fs'
import path from 'node:path'

/**
 * Name of the environment variable in which the runner passes the folder for the products' logs.
 */
export const LOG_FOLDER_VARIABLE = 'KEPT_LOGS'

const fileFor = (name: string) => {
  const folder = process.env[LOG_FOLDER_VARIABLE]
  return folder && path.join(folder, `${name}.log`)
}

let opened = 0

/**
 * Returns a function that appends a process's output to a log file, if the runner wants logs. The
 * runner searches these files at the end for personal data.
 */
export function logFileAppender(what: string): (text: string) => void {
  const file = fileFor(`${what}-${process.pid}-${++opened}`)
  return (text) => file && appendFileSync(file, text)
}

/** Copies a log file for the runner's search. Call it before the file's folder is removed. */
export function keepLogFile(what: string, from: string): void {
  const file = fileFor(`${what}-${process.pid}-${++opened}`)
  if (file && existsSync(from)) copyFileSync(from, file)
}
