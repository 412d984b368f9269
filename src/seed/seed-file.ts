import { readFile } from 'node:fs/promises'
import path from 'node:path'

export async function readSeedFile(name: string, mimetype: string) {
  const data = await readFile(path.join(process.cwd(), 'media', 'seed', name))
  return { data, name, mimetype, size: data.length }
}
