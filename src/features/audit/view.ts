import { type AuditFilters, type ListAuditQuery, listAuditSchema } from './schema'

const FIRST_PAGE: ListAuditQuery = { page: 1 }

/**
 * Reads page and filters from the query string. Returns the first page without filters when the
 * query string is invalid.
 */
export function readAuditView(params: Iterable<[string, string]>): ListAuditQuery {
  const { data } = listAuditSchema.safeParse(Object.fromEntries(params))
  return data ?? FIRST_PAGE
}

/** Returns the query string with its `?`, or an empty text for the first page of everything. */
export function auditQueryString({ area, search, page }: AuditFilters & { page?: number }): string {
  const params = new URLSearchParams()
  if (area) params.set('area', area)
  if (search?.trim()) params.set('search', search)
  if (page && page > 1) params.set('page', String(page))
  const query = params.toString()
  return query && `?${query}`
}

export const hasAuditFilters = ({ area, search }: AuditFilters) => Boolean(area || search?.trim())
