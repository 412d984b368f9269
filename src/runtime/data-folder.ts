import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { explain, Failure } from './bootstrap/failure.mjs'
import { readOrCreateFile } from './kept-file'

const SECRET_BYTES = 32

export const SECRET_FILE = 'secret'

/** Throws Failure when the folder cannot be written. */
export function prepareDataFolder(folder: string): void {
  try {
    // 0711: when root starts PostgreSQL, it runs under another account, which must be able to enter
    // this folder but not to list it.
    mkdirSync(folder, { recursive: true, mode: 0o711 })
    const probe = path.join(folder, `.probe-${process.pid}`)
    writeFileSync(probe, 'x')
    rmSync(probe)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const sentence = explain(Object.assign(new Error(), { code }), folder)
    if (sentence) throw new Failure(sentence)
    throw new Failure(`DATA_DIR cannot be ${folder} (${code}); choose another folder.`)
  }
}

/** The secret signs links in emails and encrypts authenticators' secrets; a new one breaks both. */
export function readOrCreateSecret(folder: string): string {
  return readOrCreateFile(path.join(folder, SECRET_FILE), () =>
    randomBytes(SECRET_BYTES).toString('hex'),
  )
}
