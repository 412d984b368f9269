import 'server-only'
import { bridge } from './bridge'

/** Resolves when this process accepts visitors; background work starts only then. */
export const untilServing = (): Promise<void> => bridge.serving.promise

/** Called by the web server when it accepts connections. */
export const markServing = (): void => bridge.serving.resolve()
