import { usableMemory } from '../memory'

/**
 * The most connections that the server accepts, enough for `MAX_WEB_PROCESSES` web processes. An
 * unused connection takes about 50 KB.
 */
export const MAX_CONNECTIONS = 400

/** In megabytes. */
const sharedBuffers = () => Math.round(Math.min(1024, Math.max(128, usableMemory() / 2 ** 20 / 16)))

/** `expendable` means that the data may be lost in a crash, as in tests. */
export type Durability = 'durable' | 'expendable'

export function formatServerSettings(port: number, durability: Durability): string {
  const sync = durability === 'durable' ? 'on' : 'off'
  const settings = {
    port,
    listen_addresses: "'127.0.0.1'",
    // Turned off, because the path of a Unix socket is limited to 107 characters, and a checkout's
    // path can be longer.
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
    // Does not log failed statements, because their text contains values. The caller logs the error
    // without them.
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
