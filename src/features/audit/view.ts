import { AUDIT_PAGE_SIZE, type AuditFilters, type ListAuditQuery, listAuditSchema } from './schema'

const FIRST_PAGE: ListAuditQuery = { page: 1 }

/**
 * Reads the filters and the page number from the URL's query string; if it is invalid, returns the
 * first page without filters.
 */
export function readView(params: Iterable<[string, string]>): ListAuditQuery {
  const { data } = listAuditSchema.safeParse(Object.fromEntries(params))
  return data ?? FIRST_PAGE
}

/**
 * Returns the query string for the screen's URL and for its request, without default values; empty,
 * or starting with `?`.
 */
export function writeView({ area, search, page }: AuditFilters & { page?: number }): string {
  const params = new URLSearchParams()
  if (area) params.set('area', area)
  if (search?.trim()) params.set('search', search)
  if (page && page > 1) params.set('page', String(page))
  const query = params.toString()
  return query && `?${query}`
}

export const hasFilters = ({ area, search }: AuditFilters) => Boolean(area || search?.trim())

/** The number of pages, at least one. */
export const countPages = (total: number) => Math.max(1, Math.ceil(total / AUDIT_PAGE_SIZE))
