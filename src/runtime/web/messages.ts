/** What a web process tells the supervisor. */
export type WebMessage = { kind: 'ready' } | { kind: 'failed'; code: string }

/** What the supervisor tells a web process: to answer what it has, take no more, and end. */
export type WebOrder = { kind: 'retire' }
