import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { ROOT, resolvePackage } from '../bootstrap/bootstrap.mjs'

/** Increased when older programs can no longer read an archive. */
export const FORMAT = 2

export const HEAD_NAME = 'archive.json'
export const MANIFEST_NAME = 'manifest.json'

/** The first entry: what the archive is and which program can read it. */
export const headSchema = z.object({
  format: z.number(),
  product: z.string(),
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Names of the migrations that made these tables. */
  migrations: z.array(z.string()),
  /** Schema version of pg-boss, which creates and migrates the tables of the queue itself. */
  queueSchema: z.number(),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() }),
  ),
})
export type Head = z.infer<typeof headSchema>
export type Table = Head['tables'][number]

const sumSchema = z.object({ size: z.number(), sha256: z.string() })
export type Sum = z.infer<typeof sumSchema>

/** The last entry, so that an archive which has it is complete: the list of all others. */
export const manifestSchema = z.object({
  tables: z.record(z.string(), sumSchema.extend({ rows: z.number() })),
  files: z.record(z.string(), sumSchema),
})
export type Manifest = z.infer<typeof manifestSchema>

export const fullName = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${schema}.${name}`

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** This program's versions, to compare with an archive's. */
export function thisProgram(): Pick<Head, 'product' | 'version' | 'migrations' | 'queueSchema'> {
  const { name, version } = readJson(path.join(ROOT, 'package.json'))
  const queue = resolvePackage('pg-boss/package.json')
  const migrations = readdirSync(path.join(ROOT, 'migrations'))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))
    .sort()
  return { product: name, version, migrations, queueSchema: readJson(queue).pgboss.schema }
}
