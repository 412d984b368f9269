import { usableMemory } from '../memory'

/**
 * Enough for the largest number of web processes that can be set, or for ten processes that are
 * started on their own with the default pool each. An unused connection takes about 50 KB of
 * memory.
 */
export const MAX_CONNECTIONS = 400

/** `shared_buffers` in megabytes: a sixteenth of the memory, from 128 to 1024. */
const sharedBuffers = () => Math.round(Math.min(1024, Math.max(128, usableMemory() / 2 ** 20 / 16)))

/**
 * `expendable`: data that may be lost in a crash, as in tests. It is written without waiting for
 * the disk.
 */
export type Durability = 'durable' | 'expendable'

/** Our settings of PostgreSQL, as a configuration file. */
export function serverSettings(port: number, durability: Durability): string {
  const sync = durability === 'durable' ? 'on' : 'off'
  const settings = {
    port,
    listen_addresses: "'127.0.0.1'",
    // No socket: its path is limited to 107 characters, which a checkout's path can exceed.
    unix_socket_directories: "''",
    max_connections: MAX_CONNECTIONS,
    shared_buffers: durability === 'durable' ? `'${sharedBuffers()}MB'` : "'128MB'",
    // A registration that was answered with success must survive a power cut.
    fsync: sync,
    synchronous_commit: sync,
    full_page_writes: sync,
    timezone: "'UTC'",
    log_timezone: "'UTC'",
    log_checkpoints: 'off',
    // Failed statements are not logged here, because their text contains values. The caller logs
    // the error without them.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length_on_error: 0,
    // Compiling these short statements would take longer than running them.
    jit: 'off',
  }
  return Object.entries(settings)
    .map(([name, value]) => `${name} = ${value}\n`)
    .join('')
}
