import 'server-only'
/** A message from a web process to the supervisor. */
export type WebProcessMessage = { kind: 'ready' } | { kind: 'failed'; code: string }

/**
 * An order of the supervisor to a web process. After `retire`, the process finishes its open
 * requests, accepts no new ones, and exits.
 */
export type SupervisorOrder = { kind: 'retire' }
