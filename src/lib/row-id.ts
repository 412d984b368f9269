/** A query with a larger id of a `serial` column fails. */
export const MAX_ROW_ID = 2 ** 31 - 1
