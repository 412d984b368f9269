/**
 * The schema of the queue's tables. In a separate module for processes that must not load the
 * database's modules before they have assumed their role (runtime/app-role.ts).
 */
export const QUEUE_SCHEMA = 'jobs'

/** The schema in which versions before pg-boss 12 stored their jobs (docs/decisions/037). */
export const OLD_QUEUE_SCHEMA = 'pgboss'

/** All schemas of the product. */
export const SCHEMAS = ['public', QUEUE_SCHEMA, OLD_QUEUE_SCHEMA]
