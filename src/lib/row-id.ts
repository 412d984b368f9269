/** The largest id of a PostgreSQL `serial` column. A query with a larger id fails. */
export const MAX_ROW_ID = 2 ** 31 - 1
