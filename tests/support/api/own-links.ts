import { sendOwnMail } from '@/features/registration/own/server/jobs'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import type { JobPayloads } from '@/lib/queue/jobs'
import { newVisitor } from './api'

export const ownLinkToken = (link: string): string =>
  decodeURIComponent(new URL(link).pathname.split('/').at(-1) ?? '')

export async function listOwnMailJobs(submissionId: number): Promise<JobPayloads['own.send'][]> {
  const { rows } = await (await pool()).query<{ data: JobPayloads['own.send'] }>(
    `select data from jobs.job where name = 'own.send' and (data->>'submissionId')::int = $1
     order by created_on`,
    [submissionId],
  )
  return rows.map(({ data }) => data)
}

/** Runs a registration's queued `own.send` jobs, like the worker, and then deletes them. */
export async function sendOwnMails(submissionId: number): Promise<void> {
  for (const job of await listOwnMailJobs(submissionId)) await sendOwnMail(job)
  await (await pool()).query(
    `delete from jobs.job where name = 'own.send' and (data->>'submissionId')::int = $1`,
    [submissionId],
  )
}

/** Posts an HTML form on a page behind an own link, as a browser without script does. */
export const postOwnPage = (path: string, texts: Record<string, string | string[]> = {}) => {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(texts)) {
    for (const one of [value].flat()) body.append(name, one)
  }
  return newVisitor().send(path, { method: 'POST', body, headers: { accept: 'text/html' } })
}

export const readOwnRegistration = <Body>(token: string) =>
  newVisitor().get<Body>(paths.api.own(token))
