import 'server-only'
import type { EventEmitter } from 'node:events'

/**
 * An idle connection that breaks emits an error, which would end the process without a listener.
 * The next statement on it fails and reports the error.
 */
export function hearBrokenConnection(connection: EventEmitter): void {
  connection.on('error', () => {})
}
