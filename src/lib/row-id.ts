/** The largest id of PostgreSQL's `serial`; a query with a larger one is an error. */
export const MAX_ROW_ID = 2 ** 31 - 1
