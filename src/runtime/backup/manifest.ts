import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { ROOT, resolvePackage } from '../bootstrap/bootstrap.mjs'

/**
 * The version of the archive's format. It is increased when older versions of the product cannot
 * read new archives.
 */
export const ARCHIVE_FORMAT = 2

export const ARCHIVE_HEAD_NAME = 'archive.json'
export const MANIFEST_NAME = 'manifest.json'

/** The archive's first entry. */
export const archiveHeadSchema = z.object({
  format: z.number(),
  product: z.string(),
  version: z.string(),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  /** The version of pg-boss's tables, which pg-boss creates and migrates itself. */
  queueSchema: z.number(),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() }),
  ),
})
export type ArchiveHead = z.infer<typeof archiveHeadSchema>
export type ArchivedTable = ArchiveHead['tables'][number]

const sumSchema = z.object({ size: z.number(), sha256: z.string() })
export type Checksum = z.infer<typeof sumSchema>

/** The archive's last entry, so that an archive that was cut off lacks it. */
export const manifestSchema = z.object({
  tables: z.record(z.string(), sumSchema.extend({ rows: z.number() })),
  files: z.record(z.string(), sumSchema),
})
export type Manifest = z.infer<typeof manifestSchema>

export const qualifiedName = ({ schema, name }: Pick<ArchivedTable, 'schema' | 'name'>) =>
  `${schema}.${name}`

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

export function describeThisProgram(): Pick<
  ArchiveHead,
  'product' | 'version' | 'migrations' | 'queueSchema'
> {
  const { name, version } = readJson(path.join(ROOT, 'package.json'))
  const queue = resolvePackage('pg-boss/package.json')
  const migrations = readdirSync(path.join(ROOT, 'migrations'))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))
    .sort()
  return { product: name, version, migrations, queueSchema: readJson(queue).pgboss.schema }
}
