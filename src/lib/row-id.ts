/** The largest id of a `serial` column. A query with a larger one fails. */
export const MAX_ROW_ID = 2 ** 31 - 1
