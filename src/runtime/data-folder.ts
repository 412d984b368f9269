import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { explain, Failure } from './bootstrap/failure.mjs'
import { keep } from './kept-file'

const SECRET_BYTES = 32

/** The name of the file with the secret. */
export const SECRET = 'secret'

/** Makes sure, before anything slow starts, that the folder exists and can be written. */
export function prepareDataFolder(folder: string): void {
  try {
    // 0711 lets other accounts pass through without listing it: when started as root, PostgreSQL
    // runs under another account.
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
 * Returns the stored secret, or creates it. It signs links in emails and encrypts the secrets of
 * authenticator apps; with another secret, those links and apps would stop working.
 */
export function keepSecret(folder: string): string {
  return keep(path.join(folder, SECRET), () => randomBytes(SECRET_BYTES).toString('hex'))
}
