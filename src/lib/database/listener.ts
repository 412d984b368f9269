import 'server-only'
import { Client } from 'pg'
import { directDatabaseUrl } from '../env'

const RECONNECT_MS = 1_000
/**
 * Time between probes. A NAT may drop a connection silently, and only an unanswered probe shows it.
 */
const PROBE_MS = 30_000
const TIMEOUT_MS = 5_000

export interface NotificationListener {
  channel: string
  onNotice: (payload: string) => void
  /** Called after a reconnect, because notifications may have been missed. */
  onMissed: () => void
}

/**
 * Passes PostgreSQL's notifications on to the listeners. Uses the direct URL, because a pooler
 * would give the connection to another client after each statement. Reconnects when the connection
 * breaks or stops responding. Returns a function that ends the subscription.
 */
export function followNotifications(listeners: readonly NotificationListener[]): () => void {
  const statement = listeners.map(({ channel }) => `listen ${channel}`).join('; ')
  let isOver = false
  let leave = () => {}

  const connect = (isReconnect: boolean) => {
    const client = new Client({
      connectionString: directDatabaseUrl(),
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    })
    let isBroken = false
    let probe: NodeJS.Timeout | undefined
    leave = () => {
      clearInterval(probe)
      void client.end().catch(() => {})
    }
    const again = () => {
      if (isBroken || isOver) return
      isBroken = true
      leave()
      setTimeout(() => isOver || connect(true), RECONNECT_MS).unref()
    }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ channel, payload }) => {
      if (payload) listeners.find((one) => one.channel === channel)?.onNotice(payload)
    })
    client
      .connect()
      .then(() => client.query(statement))
      .then(() => {
        if (isBroken || isOver) return
        probe = setInterval(() => client.query('select 1').catch(again), PROBE_MS).unref()
        if (isReconnect) for (const { onMissed } of listeners) onMissed()
      })
      .catch(again)
  }
  connect(false)
  return () => {
    isOver = true
    leave()
  }
}
