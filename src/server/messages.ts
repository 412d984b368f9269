import 'server-only'
/** From a web process to the supervisor. */
export type WebMessage = { kind: 'ready' } | { kind: 'failed'; code: string }

/** From the supervisor. `retire`: finish the open requests, accept no new ones, and exit. */
export type WebOrder = { kind: 'retire' }
