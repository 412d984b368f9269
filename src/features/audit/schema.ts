import * as z from 'zod'

export interface AuditLine {
  id: number
  action: string
  actorName: string | null
  subject: string | null
  detail: string | null
  /** IP address. */
  address: string | null
  /**
   * ISO 8601, UTC. When this line stands for several views (`times`), the time of the newest one.
   */
  at: string
  /**
   * How many views this line stands for: views of the same list or row by one account on one day.
   */
  times: number
}

export const AUDIT_PAGE_SIZE = 25
export const AUDIT_SEARCH_MAX_LENGTH = 200

export const auditFiltersSchema = z.object({
  area: z
    .enum([
      ...['staff', 'form', 'submission', 'submissions', 'testimonies', 'file', 'deliveries'],
      ...['mailing', 'people', 'retention', 'content'],
    ] as const)
    .optional(),
  search: z.string().max(AUDIT_SEARCH_MAX_LENGTH).optional(),
})
export type AuditFilters = z.infer<typeof auditFiltersSchema>

export const listAuditSchema = auditFiltersSchema.extend({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
})
export type ListAuditQuery = z.infer<typeof listAuditSchema>
