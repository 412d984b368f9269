/**
 * Where the queue's tables lie. By itself, for processes that must not load the database's modules
 * before they have taken their role (runtime/app-role.ts).
 */
export const QUEUE_SCHEMA = 'jobs'

/** Where versions before pg-boss 12 kept their jobs (docs/decisions/037). */
export const OLD_QUEUE_SCHEMA = 'pgboss'

/** All schemas of the product. */
export const SCHEMAS = ['public', QUEUE_SCHEMA, OLD_QUEUE_SCHEMA]
