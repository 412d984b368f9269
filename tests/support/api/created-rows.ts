import type { Role } from '@/lib/access'
import { pool } from '@/lib/database/db'
import { removePrivateFile } from '@/lib/storage/storage'
import type { Client } from './api'

export const createdRows = {
  accounts: new Set<number>(),
  forms: new Set<number>(),
  sessions: new Map<Role, Promise<Client>>(),
}

const DELETIONS = {
  forms: [
    `delete from jobs.job where (data->>'fileId')::int in (select file.id from submission_files file
       join submissions on submissions.id = submission_id where form_id = any($1))`,
    `delete from jobs.job where (data->>'receiptId')::int in (select receipts.id from receipts
       join submissions on submissions.id = submission_id where form_id = any($1))`,
    `delete from jobs.job where (data->>'recipientId')::int in (select one.id
       from mailing_recipients one join mailings on mailings.id = mailing_id where form_id = any($1))`,
    `delete from jobs.job where name = 'own.send' and (data->>'submissionId')::int in
       (select id from submissions where form_id = any($1))`,
    `delete from mailing_recipients where mailing_id in
       (select id from mailings where form_id = any($1))`,
    'delete from mailings where form_id = any($1)',
    `delete from jobs.job where (data->>'offerId')::int in (select place_offers.id from place_offers
       join submissions on submissions.id = submission_id where form_id = any($1))`,
    `delete from place_offers where submission_id in
       (select id from submissions where form_id = any($1))`,
    'delete from place_limits where form_id = any($1)',
    `delete from assignment_notices where submission_id in
       (select id from submissions where form_id = any($1))`,
    `delete from submission_files where submission_id in
       (select id from submissions where form_id = any($1))`,
    'delete from submissions where form_id = any($1)',
    'delete from submission_attempts where slug in (select slug from forms where id = any($1))',
    'delete from form_addresses where form_id = any($1)',
    'delete from form_versions where form_id = any($1)',
    'delete from form_drafts where form_id = any($1)',
    'delete from form_previews where form_id = any($1)',
    'delete from forms where id = any($1)',
  ],
  accounts: [
    `delete from jobs.job where (data->>'userId')::int = any($1)`,
    'delete from audit_log where actor_id = any($1)',
    'delete from admin_users where id = any($1)',
  ],
} as const

async function removeStoredFiles(forms: number[]): Promise<void> {
  const { rows } = await (await pool()).query<{ key: string }>(
    `select storage_key as key from submission_files
     join submissions on submissions.id = submission_id where form_id = any($1)`,
    [forms],
  )
  for (const { key } of rows) await removePrivateFile(key)
}

/** Deletes the created accounts and forms, most of what belongs to them, and all rate limits. */
export async function removeCreatedRows(): Promise<void> {
  const connections = await pool()
  await removeStoredFiles([...createdRows.forms])
  for (const kind of ['forms', 'accounts'] as const) {
    for (const statement of DELETIONS[kind])
      await connections.query(statement, [[...createdRows[kind]]])
    createdRows[kind].clear()
  }
  createdRows.sessions.clear()
  await connections.query('delete from rate_limits')
}
