import * as z from 'zod'

/** One line of the audit log. */
export interface AuditLine {
  id: number
  action: string
  actorName: string | null
  subject: string | null
  detail: string | null
  /** The IP address of the request. */
  address: string | null
  /** ISO 8601, UTC; of several looks the newest. */
  at: string
  /** How many looks of one day this line stands for; 1 for everything else. */
  times: number
}

export const AUDIT_PAGE_SIZE = 25
export const SEARCH_MAX_LENGTH = 200

export const auditFiltersSchema = z.object({
  /** The first part of an action, such as `staff` or `form`. */
  area: z
    .enum([
      ...['staff', 'form', 'submission', 'submissions', 'testimonies', 'file', 'deliveries'],
      ...['mailing', 'people', 'retention', 'content'],
    ] as const)
    .optional(),
  search: z.string().max(SEARCH_MAX_LENGTH).optional(),
})
export type AuditFilters = z.infer<typeof auditFiltersSchema>

export const listAuditSchema = auditFiltersSchema.extend({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
})
export type ListAuditQuery = z.infer<typeof listAuditSchema>
