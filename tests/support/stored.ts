import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { ACTIONS_WITHOUT_CHANGE } from '@/lib/audit/action-kinds'
import { pool } from '@/lib/database/db'
import { dataDir } from '@/lib/env'
import { listPrivateFileKeys, publicFiles } from '@/lib/storage/storage'

/**
 * Counts rows, and adds up the revisions of forms. Audit lines that record no change, such as reads
 * and sign-in attempts, are not counted.
 */
const COUNTS = `select
  (select count(*)::int from admin_users) as accounts,
  (select count(*)::int from forms) as forms,
  (select coalesce(sum(revision), 0)::int from forms) as revisions,
  (select count(*)::int from forms_fields) as fields,
  (select count(*)::int from submissions) as submissions,
  (select count(*)::int from submission_files) as "fileRows",
  (select count(*)::int from receipts) as receipts,
  (select count(*)::int from submission_attempts) as attempts,
  (select count(*)::int from jobs.job) as jobs,
  (select count(*)::int from audit_log where action <> all('{${ACTIONS_WITHOUT_CHANGE.join()}}')) as "auditLines"`

export interface StoredSummary {
  accounts: number
  forms: number
  revisions: number
  fields: number
  submissions: number
  fileRows: number
  receipts: number
  attempts: number
  jobs: number
  auditLines: number
  /** All files, as paths that begin with `staging/`, `private/` or `public/`. */
  files: string[]
}

export async function summarizeStored(): Promise<StoredSummary> {
  const { rows } = await (await pool()).query(COUNTS)
  return { ...rows[0], files: await listStoredFiles() }
}

export async function listStoredFiles(): Promise<string[]> {
  const staging = path.join(dataDir(), 'media', 'staging')
  const staged = await readdir(staging).catch(() => [])
  return [
    ...staged.map((name) => `staging/${name}`),
    ...[...(await listPrivateFileKeys())].map((name) => `private/${name}`),
    ...(await publicFiles().names()).map((name) => `public/${name}`),
  ].sort()
}
