import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { explain, Failure } from './bootstrap/failure.mjs'
import { keep } from './kept-file'

const SECRET_BYTES = 32

/** The file that holds it. */
export const SECRET = 'secret'

/** Makes sure that the folder is there and can be written, before anything slow starts. */
export function prepareDataFolder(folder: string): void {
  try {
    // Others may pass through but not look around: under root, PostgreSQL has another account.
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

/** Signs sessions. Kept, because a new one would sign everybody out. */
export function keepSecret(folder: string): string {
  return keep(path.join(folder, SECRET), () => randomBytes(SECRET_BYTES).toString('hex'))
}
