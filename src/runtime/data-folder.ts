import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { explain, Failure } from './bootstrap/failure.mjs'
import { readOrCreateFile } from './kept-file'

const SECRET_BYTES = 32

/** The name of the file with the product's secret. */
export const SECRET_FILE = 'secret'

/**
 * Creates the folder if necessary and checks that it can be written, before anything slow starts.
 * @throws Failure when it cannot be written
 */
export function prepareDataFolder(folder: string): void {
  try {
    // 0711 lets other accounts enter the folder without listing it. PostgreSQL needs that when the
    // product is started as root, because it then runs under another account.
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

/**
 * Returns the secret in the folder; creates it the first time. It signs links in emails and
 * encrypts the secrets of authenticator apps, so with another secret those links and apps would
 * stop working.
 */
export function readOrCreateSecret(folder: string): string {
  return readOrCreateFile(path.join(folder, SECRET_FILE), () =>
    randomBytes(SECRET_BYTES).toString('hex'),
  )
}
