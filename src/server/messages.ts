import 'server-only'
/** Messages from a web process to the supervisor. */
export type WebMessage = { kind: 'ready' } | { kind: 'failed'; code: string }

/**
 * Messages from the supervisor to a web process. `retire`: finish the open requests, accept no new
 * connections, and exit.
 */
export type WebOrder = { kind: 'retire' }
