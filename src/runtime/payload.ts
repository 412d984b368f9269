import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './bootstrap/bootstrap.mjs'
import { Failure } from './bootstrap/failure.mjs'

/**
 * Prevents Payload from asking questions. Used when nobody is at the terminal. Payload ignores the
 * value.
 */
const NOT_ASKED = { 'skip-empty': true }

/** Runs `npm run generate` or `npm run migrate:create -- NAME`. Neither reads a database. */
export async function main([command, name]: string[]): Promise<void> {
  // The configuration requires both settings, but neither becomes part of a generated file.
  process.env.PAYLOAD_SECRET ||= 'only-for-generating-files'
  process.env.DATABASE_URL ||= 'postgresql://unused:unused@127.0.0.1:1/unused'
  await (command === 'generate' ? generateFiles() : createMigration(name))
  // Connections that Payload leaves open would keep the process running.
  process.exit(0)
}

/** Imports the configuration late, because it reads its settings when it is loaded. */
async function loadConfig() {
  return (await import('@payload-config')).default
}

async function generateFiles(): Promise<void> {
  const { generateTypes } = await import('payload/node')
  const { generateImportMap } = await import('payload')
  const config = await loadConfig()
  await generateTypes(config)
  await generateImportMap(config)
  console.log('Types and import map are up to date')
}

async function createMigration(name?: string): Promise<void> {
  if (!name) throw new Failure('Name the migration: npm run migrate:create -- NAME')
  const before = countMigrations()
  // Payload asks before it creates an empty migration, and exits with 0 when the answer is no.
  process.once('exit', (code) => {
    if (code !== 0 || countMigrations() > before) return
    console.error('No migration was made: the tables are as the last one leaves them.')
    process.exitCode = 1
  })
  const { migrateCLI } = await import('payload')
  await migrateCLI({
    config: await loadConfig(),
    parsedArgs: { _: ['migrate:create', name], ...(process.stdin.isTTY ? {} : NOT_ASKED) },
  })
}

/**
 * Counts the `.json` files. Each migration has one, which describes the tables after the migration.
 */
function countMigrations(): number {
  const files = readdirSync(path.join(ROOT, 'migrations'))
  return files.filter((file) => file.endsWith('.json')).length
}
