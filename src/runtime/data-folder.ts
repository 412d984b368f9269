import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { explainError, Failure } from './bootstrap/failure.mjs'
import { readOrCreateFile } from './kept-file'

const SECRET_BYTES = 32

export const SECRET_FILE = 'secret'

export function ensureDataFolder(folder: string): void {
  try {
    // With mode 0711, other accounts can enter the folder, but not list it. PostgreSQL needs this,
    // because it runs under another account when root starts it.
    mkdirSync(folder, { recursive: true, mode: 0o711 })
    const probe = path.join(folder, `.probe-${process.pid}`)
    writeFileSync(probe, 'x')
    rmSync(probe)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const sentence = explainError(Object.assign(new Error(), { code }), folder)
    if (sentence) throw new Failure(sentence)
    throw new Failure(`DATA_DIR cannot be ${folder} (${code}); choose another folder.`)
  }
}

/**
 * Returns the secret that signs links in emails and encrypts authenticators' secrets. With a new
 * secret, neither would work any more.
 */
export function readOrCreateSecret(folder: string): string {
  return readOrCreateFile(path.join(folder, SECRET_FILE), () =>
    randomBytes(SECRET_BYTES).toString('hex'),
  )
}
