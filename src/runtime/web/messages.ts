/** What the web process tells the supervisor. */
export type WebMessage = { kind: 'ready' } | { kind: 'failed'; code: string }
