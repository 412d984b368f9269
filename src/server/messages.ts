import 'server-only'
/** A message from a web process to the supervisor. */
export type WebMessage = { kind: 'ready' } | { kind: 'failed'; code: string }

/**
 * An order of the supervisor to a web process. `retire`: finish the open requests, accept no new
 * ones, and exit.
 */
export type WebOrder = { kind: 'retire' }
