/** Ids are PostgreSQL's `serial`: no row has a larger one, and asking for it is an error there. */
export const MAX_ROW_ID = 2 ** 31 - 1
